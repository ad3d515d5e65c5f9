export type { Illustration } from './illustration.ts'
export { createImageRenderer } from './renderer.ts'
export type { ImageOwner, ImageRenderer } from './renderer.ts'
