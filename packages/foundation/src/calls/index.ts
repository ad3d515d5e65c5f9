export { sessionOf } from './operation.ts'
export type { Answer, Call, Operations } from './operation.ts'
