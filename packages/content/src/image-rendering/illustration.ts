/** A picture that is drawn from words and shapes: the preview of a page's link, an icon. Measures are in its pixels. */
export type Illustration = {
  width: number
  height: number
  format: 'jpg' | 'png'
  /** The ground, `#rrggbb`. Without one it can be seen through; a JPEG needs one. */
  ground?: string
  pattern?: PatternLayer
  mark?: LogoLayer
  meter?: MeterLayer
  columns?: readonly TextColumn[]
}

/** A bar with round ends that is filled from one side. */
export type MeterLayer = {
  left: number
  top: number
  width: number
  height: number
  /** From 0, empty, to 1, full. */
  share: number
  side: 'left' | 'right'
  colour: string
  /** What is not filled. */
  ground: string
}

/** A repeating pattern of lines along one side, fading towards the other. */
export type PatternLayer = {
  /** The lines of one tile, as SVG path data of `M`, `L` and `Z` alone. */
  path: string
  /** The edge of a tile in the path's own units. */
  unit: number
  /** The edge of a tile as it is drawn. */
  tile: number
  weight: number
  colour: string
  side: 'left' | 'right'
  /** How far it reaches from its side. */
  reach: number
}

/** A mosque's own mark, fitted into a box. */
export type LogoLayer = {
  left: number
  top: number
  width: number
  height: number
  /** Where its logo is: a path of the host, or `data:`. */
  picture?: string
  /** What is drawn where there is no such picture, or none that can be read. */
  star: { path: string; unit: number; colour: string }
}

/** Texts under one another, together in the middle between top and bottom. */
export type TextColumn = {
  left: number
  width: number
  top: number
  bottom: number
  /** Where lines begin. */
  side: 'left' | 'right'
  texts: readonly TextLayer[]
}

export type TextLayer = {
  text: string
  /** One of the site's faces, by its family. */
  face: string
  weight: number
  /** The height of its lines, as a share of what the face has: 1 unless given. */
  leading?: number
  colour: string
  /** The sizes it may have; the first at which it is no taller than `most`. */
  sizes: readonly number[]
  most: number
  /** The space above it. */
  gap: number
  /** Left out, rather than drawn over the bottom. */
  optional?: true
}
