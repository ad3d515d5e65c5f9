/** A picture drawn from text and shapes: a share preview or an icon. Lengths are in pixels. */
export type Illustration = {
  width: number
  height: number
  format: 'jpg' | 'png'
  /** The background colour, `#rrggbb`. Transparent by default; required for JPEG. */
  ground?: string
  pattern?: PatternLayer
  mark?: LogoLayer
  meter?: MeterLayer
  columns?: readonly TextColumn[]
}

/** A progress bar with rounded ends, filled from one side. */
export type MeterLayer = {
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

/** A repeated line pattern on one side that fades towards the other. */
export type PatternLayer = {
  /** The lines of a tile, as SVG path data with only `M`, `L` and `Z`. */
  path: string
  /** The width of a tile in units of the path. */
  unit: number
  /** The width of a tile in pixels. */
  tile: number
  weight: number
  colour: string
  side: 'left' | 'right'
  /** The width of the pattern. */
  reach: number
}

/** A mosque's logo, fitted into a box. */
export type LogoLayer = {
  left: number
  top: number
  width: number
  height: number
  /** The URL of the logo: a path on the server, or `data:`. */
  picture?: string
  /** The fallback if there is no readable logo. */
  star: { path: string; unit: number; colour: string }
}

/** A column of text, vertically centred between top and bottom. */
export type TextColumn = {
  left: number
  width: number
  top: number
  bottom: number
  /** The side to which lines are aligned. */
  side: 'left' | 'right'
  texts: readonly TextLayer[]
}

export type TextLayer = {
  text: string
  /** The family of one of the site's fonts. */
  face: string
  weight: number
  /** The line height relative to the font's own. The default is 1. */
  leading?: number
  colour: string
  /** The font sizes to try: the first at which the text is no taller than `most` is used. */
  sizes: readonly number[]
  most: number
  /** The space above the text. */
  gap: number
  /** Whether the text is left out if it does not fit. */
  optional?: true
}
