export { MaktabScreen as Screen } from './MaktabScreen.tsx'
