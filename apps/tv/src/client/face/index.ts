export { Face } from './Face.tsx'
