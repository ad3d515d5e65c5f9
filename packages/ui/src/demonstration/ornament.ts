import { girih, type GirihNumbers } from '../pattern/girih.ts'
import { n } from './sceneColours.ts'

/** How a field of the kit's pattern is drawn. */
export interface FieldOptions extends Partial<GirihNumbers> {
  /** Picks the pattern. */
  word: string
  /** The edge of one tile, in the scene's units. */
  tile: number
  /** The colour of the lines. */
  ink: string
  /** How thick they are, in the scene's units. */
  weight: number
  /** What the stars are filled with, where they are. */
  star?: string
  /** What the crosses between them are filled with. */
  cross?: string
  /** Where a tile begins, so that a star can stand in the middle of what is filled. */
  from?: readonly [x: number, y: number]
}

/** The kit's girih as an SVG pattern: paint with `url(#id)`. */
export function field(
  id: string,
  { word, tile, ink, weight, star, cross, from = [0, 0], ...numbers }: FieldOptions,
): string {
  const { size, path, stars, crosses } = girih({ seed: word, ...numbers })
  const scale = tile / size
  return (
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="translate(${n(from[0])} ${n(from[1])}) scale(${scale.toFixed(3)})">` +
    (star ? `<path d="${stars}" fill="${star}" fill-rule="evenodd"/>` : '') +
    (cross ? `<path d="${crosses}" fill="${cross}"/>` : '') +
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${(weight / scale).toFixed(2)}" stroke-linejoin="round"/></pattern>`
  )
}
