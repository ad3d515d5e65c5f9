export { databaseOperations, needsDatabase } from './databaseOperations.ts'
export type { DatabaseOperationId } from './databaseOperations.ts'
export { collect, feature } from './feature.ts'
export type { Feature } from './feature.ts'
export { requireSession } from './operation.ts'
export type {
  DeskResult,
  DeskCall,
  DeskOperationId,
  DeskOperations,
  MosqueCall,
  MosqueOperationId,
} from './deskOperation.ts'
export type { LogKind, LogKinds, UndoCall, UndoResult } from './logKind.ts'
export type { OperationResult, Call, Operations } from './operation.ts'
export { guestOwner, hasOwnAddress, isGuest, maxPersonalRows } from './personalData.ts'
export type { DataOwner, PersonalDataField, PersonalDataStore, PersonalDataStores } from './personalData.ts'
