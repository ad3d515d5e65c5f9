// Written by bin/pictures.ts; do not edit.
import type { SceneName } from './scenes.ts'

/** One encoded picture: `pictures/<name>-<width>.avif` in each of `widths`, and `.webp` in `webpWidth`. */
export interface DemonstrationPicture {
  width: number
  height: number
  /** The widths it is encoded at as AVIF, in pixels. */
  widths: readonly number[]
  /** The width of its WebP version, for browsers without AVIF support. */
  webpWidth: number
  /** Its average colour, shown until it loads. */
  colour: string
}

/** The demonstration's pictures, in the default seed's colours. */
export const pictures: Record<SceneName, DemonstrationPicture> = {
  courtyard: { width: 1600, height: 900, widths: [640, 1120, 1600], webpWidth: 1120, colour: '#797a85' },
  roof: { width: 1200, height: 900, widths: [480, 960], webpWidth: 480, colour: '#99b2a4' },
  neighbours: { width: 1200, height: 900, widths: [480, 960], webpWidth: 480, colour: '#726573' },
  table: { width: 1200, height: 900, widths: [480, 960], webpWidth: 480, colour: '#c8b5a2' },
  books: { width: 1200, height: 900, widths: [480, 960], webpWidth: 480, colour: '#95a089' },
  evening: { width: 1200, height: 900, widths: [480, 960], webpWidth: 480, colour: '#37464a' },
  window: { width: 1200, height: 900, widths: [480, 960], webpWidth: 480, colour: '#ae9a88' },
  hall: { width: 1200, height: 900, widths: [480, 960], webpWidth: 480, colour: '#9a8a79' },
  night: { width: 900, height: 1200, widths: [480, 960], webpWidth: 480, colour: '#2d3f4e' },
}
