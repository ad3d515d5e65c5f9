/** What the server is asked to render: the part of its image description used here. Measures are in pixels. */
export type ImageSpec = {
  width: number
  height: number
  format: 'jpg' | 'png'
  /** `#rrggbb`; without it a PNG can be seen through. */
  ground?: string
  /** Lines along one side, fading towards the other; `path` is SVG path data of `M`, `L` and `Z`. */
  pattern?: {
    path: string
    unit: number
    tile: number
    weight: number
    colour: string
    side: 'left' | 'right'
    reach: number
  }
  /** The logo in its box, or the star where there is none that can be read. */
  mark?: {
    left: number
    top: number
    width: number
    height: number
    picture?: string
    star: { path: string; unit: number; colour: string }
  }
  meter?: ImageMeter
  columns?: ImageColumn[]
}

/** A bar with round ends that is filled from one side. */
export type ImageMeter = {
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

/** Texts under one another, in the middle between top and bottom. */
export type ImageColumn = {
  left: number
  width: number
  top: number
  bottom: number
  /** Where lines begin. */
  side: 'left' | 'right'
  texts: ImageText[]
}

/** One text: the first of its sizes is taken at which it is no taller than `most`. */
export type ImageText = {
  text: string
  face: string
  weight: number
  /** The height of its lines, as a share of what the face has: 1 unless given. */
  leading?: number
  colour: string
  sizes: readonly number[]
  most: number
  /** The space above it. */
  gap: number
  /** Left out where there is no room. */
  optional?: true
}

/** Renders an image on the server. */
export type RenderImage = (painting: ImageSpec) => Promise<Response>
