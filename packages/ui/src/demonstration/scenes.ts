import { evening, hall, window } from './indoors.ts'
import { courtyard, neighbours, night, roof } from './outdoors.ts'
import { bookshelves, table } from './stillLife.ts'

interface Scene {
  width: number
  height: number
  draw: (seed: string) => string
}

const card = { width: 1200, height: 900 }

/** Every scene, with its size. */
const scenes = {
  /** A mosque before sunrise, reflected in the water of its courtyard. */
  courtyard: { width: 1600, height: 900, draw: courtyard },
  /** A great dome in the afternoon. */
  roof: { ...card, draw: roof },
  /** A hillside of houses at dusk. */
  neighbours: { ...card, draw: neighbours },
  /** Bowls, bread and dates on a long table. */
  table: { ...card, draw: table },
  /** Books in a niche under a lamp. */
  books: { ...card, draw: bookshelves },
  /** Lanterns under an arch at night. */
  evening: { ...card, draw: evening },
  /** A book left open in the light of a lattice. */
  window: { ...card, draw: window },
  /** Arches that lead into the light. */
  hall: { ...card, draw: hall },
  /** One minaret and the new moon. */
  night: { width: 900, height: 1200, draw: night },
} satisfies Record<string, Scene>

/** The name of a scene. */
export type SceneName = keyof typeof scenes

/** The names of all scenes. */
export const sceneNames: readonly SceneName[] = [
  'courtyard',
  'roof',
  'neighbours',
  'table',
  'books',
  'evening',
  'window',
  'hall',
  'night',
]

/**
 * Draws a scene as an SVG document. A pure function: the same name and seed give the same picture on every machine.
 * For the build and the server; pages use the encoded `pictures`.
 *
 * @param seed the tenant's colour, `#rrggbb`. @throws with a readable message if it is invalid
 */
export function drawScene(name: SceneName, seed: string): { svg: string; width: number; height: number } {
  const { width, height, draw } = scenes[name]
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${draw(seed)}</svg>`, width, height }
}
