/** An image for the server to render: the part of its image description used here. Sizes are in pixels. */
export type ImageSpec = {
  width: number
  height: number
  format: 'jpg' | 'png'
  /** `#rrggbb`; if undefined, a PNG is transparent. */
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
  /** The logo in its box, or the star if there is no readable logo. */
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

/** A progress bar with round ends, filled from one side. */
export type ImageMeter = {
  left: number
  top: number
  width: number
  height: number
  /** From 0, empty, to 1, full. */
  share: number
  side: 'left' | 'right'
  colour: string
  /** The colour of the unfilled part. */
  ground: string
}

/** A column of text blocks, centred between top and bottom. */
export type ImageColumn = {
  left: number
  width: number
  top: number
  bottom: number
  /** The side that lines start from. */
  side: 'left' | 'right'
  texts: ImageText[]
}

/** A block of text, rendered at the first of its sizes at which it is no taller than `most`. */
export type ImageText = {
  text: string
  face: string
  weight: number
  /** The line height, as a share of the font's own; 1 by default. */
  leading?: number
  colour: string
  sizes: readonly number[]
  most: number
  /** The space above the text. */
  gap: number
  /** Omitted if there is no space. */
  optional?: true
}

/** Renders an image on the server. */
export type RenderImage = (image: ImageSpec) => Promise<Response>
