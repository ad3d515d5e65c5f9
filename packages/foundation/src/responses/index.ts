export { done, refuse } from './response.ts'
export type { Done, OperationId, Refusal, ResponseHeaders } from './response.ts'
export { ok } from './localise.ts'
export type { Message } from './localise.ts'
