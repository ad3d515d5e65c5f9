export {
  getCookie,
  isSafeConnection,
  readDeviceCookie,
  readSessionCookie,
  writeDeviceCookie,
  writeSessionCookie,
} from './cookie.ts'
export { deleteOldDevices, findOwnDevice, recogniseDevice } from './devices.ts'
export { readLastChange } from './lastChange.ts'
export { isLocalVisit } from './localVisit.ts'
export { findLogEntry, readLog, verifyLog, writeLog } from './log.ts'
export type { LogCheck, LogEntry, NewLogEntry } from './log.ts'
export {
  deleteOldSupportGrants,
  findSupportGrant,
  isRunning,
  listSupportedMosques,
  supportLifetime,
} from './support.ts'
export type { SupportedMosque, SupportGrant } from './support.ts'
export { listMemberships, writeMember } from './members.ts'
export type { Membership } from './members.ts'
export { readInstallationLog, writeInstallationLog } from './installationLog.ts'
export type { InstallationLogEntry } from './installationLog.ts'
export {
  confirmStaffSession,
  deleteExpiredStaffSessions,
  endOtherStaffSessions,
  endStaffSession,
  findStaffSession,
  hasWriteToken,
  isConfirmed,
  listStaffSessions,
  startStaffSession,
} from './sessions.ts'
export type { NewStaffSession, StaffAccount, StaffMethod, StaffSession } from './sessions.ts'
