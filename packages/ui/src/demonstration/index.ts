export { pictures, type DemonstrationPicture } from './pictures.gen.ts'
export { drawScene, sceneNames, type SceneName } from './scenes.ts'
