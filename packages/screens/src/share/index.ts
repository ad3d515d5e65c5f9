export { SharePage } from './SharePage.tsx'
export type { SharePageProps } from './SharePage.tsx'
