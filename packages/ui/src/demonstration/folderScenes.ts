import { garden, tiles } from './grounds.ts'
import { harbour, palms, terrace } from './places.ts'
import { drawScene, type SceneName, sceneNames } from './scenes.ts'

const card = { width: 1200, height: 900 }

/** Scenes for particular mosques, in addition to the general ones. */
const extraScenes = {
  /** Boats at rest before a town at dawn. */
  harbour: { width: 1600, height: 900, draw: harbour },
  /** Date palms and a minaret after sunset, by the sea. */
  palms: { width: 1600, height: 900, draw: palms },
  /** A row of brick houses in winter. */
  terrace: { ...card, draw: terrace },
  /** A walled garden with a channel of water. */
  garden: { ...card, draw: garden },
  /** The UI library's pattern as tiles. */
  tiles: { ...card, draw: tiles },
}

/** The name of a scene for a demonstration folder. */
export type FolderSceneName = SceneName | keyof typeof extraScenes

/** The names of all scenes for demonstration folders. */
export const folderSceneNames: readonly FolderSceneName[] = [
  ...sceneNames,
  'harbour',
  'palms',
  'terrace',
  'garden',
  'tiles',
]

const isShared = (name: FolderSceneName): name is SceneName => sceneNames.some((sceneName) => sceneName === name)

/** Draws a scene of a demonstration folder as an SVG document; `seed` is the mosque's colour, `#rrggbb`. */
export function drawFolderScene(name: FolderSceneName, seed: string): string {
  if (isShared(name)) return drawScene(name, seed).svg
  const { width, height, draw } = extraScenes[name]
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${draw(seed)}</svg>`
}
