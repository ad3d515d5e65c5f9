import { girih, type GirihNumbers } from '../pattern/girih.ts'
import { formatNumber } from './sceneColours.ts'

/** Options for a field of the UI library's pattern. */
export interface FieldOptions extends Partial<GirihNumbers> {
  /** The seed of the pattern. */
  word: string
  /** The size of one tile, in the scene's units. */
  tile: number
  /** The colour of the lines. */
  ink: string
  /** The thickness of the lines, in the scene's units. */
  weight: number
  /** The fill of the stars, if any. */
  star?: string
  /** The fill of the crosses between them, if any. */
  cross?: string
  /** The origin of a tile, to centre a star in the filled shape. */
  from?: readonly [x: number, y: number]
}

/** Creates an SVG pattern of the UI library's girih: fill with `url(#id)`. */
export function field(
  id: string,
  { word, tile, ink, weight, star, cross, from = [0, 0], ...numbers }: FieldOptions,
): string {
  const { size, path, stars, crosses } = girih({ seed: word, ...numbers })
  const scale = tile / size
  return (
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="translate(${formatNumber(from[0])} ${formatNumber(from[1])}) scale(${scale.toFixed(3)})">` +
    (star ? `<path d="${stars}" fill="${star}" fill-rule="evenodd"/>` : '') +
    (cross ? `<path d="${crosses}" fill="${cross}"/>` : '') +
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${(weight / scale).toFixed(2)}" stroke-linejoin="round"/></pattern>`
  )
}
