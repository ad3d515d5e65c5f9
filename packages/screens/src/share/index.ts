export { SharePage } from './SharePage.tsx'
export type { ShareThisProps } from './SharePage.tsx'
