export { Face } from './FaceTemp.tsx'
