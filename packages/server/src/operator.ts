/**
 * What the operator's commands need: the store and the work on it, without the host that answers calls. A command that
 * had to load that would take longer to start than to do its work.
 */
export { ensureDatabase, migrateDatabase, openDatabase } from './db/database.ts'
export type { Database } from './db/database.ts'
export { PostgresStartError, startPostgres } from './postgres/index.ts'
export { createSecrets } from './secrets.ts'
export type { Secrets } from './secrets.ts'
export { isAddress } from './mail/address.ts'
export { smtpUrlProblem } from './mail/settings.ts'
export { OperatorError } from './OperatorError.ts'
export { allowOrigin, createTenant, findTenantId, listSlugs } from './tenants/store.ts'
export { connectAccount } from './payments/connect.ts'
export { keepFile, keepPicture, readOriginal } from './files/keep.ts'
export type { Files, KeptFile, Original } from './files/keep.ts'
export { inspectDocument } from './files/inspectDocument.ts'
export { inspectPicture } from './files/inspectPicture.ts'
export { FileProblem } from './files/FileProblem.ts'
export { openStorage } from './files/openStorage.ts'
export type { Storage } from './files/storage.ts'
