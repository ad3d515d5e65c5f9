export { CourseConfirmScreen as Screen } from './CourseConfirmScreen.tsx'
