import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { courseQueries } from './courses.ts'

/** Courses, in pages. */
export const useCourses = () => useList(courseQueries.list(useApi()))
