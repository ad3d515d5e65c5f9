export { resembles, toSlug, slugProblem } from './names.ts'
export { isNameUnderReview, needsReview, readMosqueNames } from './readNames.ts'
export type { MosqueNames } from './readNames.ts'
