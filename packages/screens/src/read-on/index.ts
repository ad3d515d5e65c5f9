export { ReadOn } from './ReadOn.tsx'
export type { ReadOnProps } from './ReadOn.tsx'
