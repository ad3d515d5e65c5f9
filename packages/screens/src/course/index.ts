export { CourseScreen as Screen, MissingCourse as Missing, prefetchCourse as prefetch } from './CourseScreen.tsx'
