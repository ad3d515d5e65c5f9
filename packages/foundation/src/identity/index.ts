export { audit } from './audit.ts'
export type { AuditedEvent } from './audit.ts'
export { passwordProblem } from './commonPasswords.ts'
export { deleteOldDevices, findDevice, deleteDevices, rememberDevice } from './devices.ts'
export { endEverySession, endSession, endSessions } from './endSessions.ts'
export { TooBusyError } from './passwordQueue.ts'
export { createGuard } from './guard.ts'
export type { Guard } from './guard.ts'
export { createPasswords } from './passwords.ts'
export {
  deleteExpiredReferences,
  deleteReferences,
  findReference,
  createReference,
  useReference,
} from './references.ts'
export type { Reference } from './references.ts'
export { deleteExpiredSessions, findSession, startSession } from './session.ts'
export {
  changeUser,
  findUser,
  findUserByEmail,
  lockUser,
  isComplete,
  isDemonstration,
  claimGuestGifts,
  openAccount,
} from './users.ts'
export type { NewUser, User } from './users.ts'
export { messages as accountMessages } from './messages.gen.ts'
