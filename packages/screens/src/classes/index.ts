export { ClassesScreen as Screen, prefetchClasses as prefetch } from './ClassesScreen.tsx'
