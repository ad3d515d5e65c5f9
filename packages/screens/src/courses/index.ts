export { CoursesScreen as Screen, prefetchCourses as prefetch } from './CoursesScreen.tsx'
