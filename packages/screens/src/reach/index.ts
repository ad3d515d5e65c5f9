export { Reach } from './Reach.tsx'
export type { ReachProps } from './Reach.tsx'
export { wayTo } from './wayTo.ts'
