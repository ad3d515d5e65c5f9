export { sessionOf } from './operation.ts'
export type {
  DeskAnswer,
  DeskCall,
  DeskOperationId,
  DeskOperations,
  MosqueCall,
  MosqueOperationId,
} from './deskOperation.ts'
export type { Answer, Call, Operations } from './operation.ts'
