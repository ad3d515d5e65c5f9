export { ShareThis } from './ShareThis.tsx'
export type { ShareThisProps } from './ShareThis.tsx'
