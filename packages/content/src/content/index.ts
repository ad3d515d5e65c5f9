export { isCourseOpen } from './courses.ts'
export { missing } from './missing.ts'
export { contentOperations } from './operations.ts'
export { addPublishedContent } from './publishedContent.ts'
