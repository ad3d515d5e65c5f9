export { TeamScreen as Screen, prefetchTeam as prefetch } from './TeamScreen.tsx'
