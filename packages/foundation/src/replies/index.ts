export { done, refuse } from './replies.ts'
export type { Done, OperationId, Refusal } from './replies.ts'
export { ok } from './worded.ts'
export type { Message } from './worded.ts'
