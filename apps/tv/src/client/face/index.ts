export { Face } from './Face.tsx'
export type { FaceProps } from './Face.tsx'
export type { FaceWords } from './words.ts'
