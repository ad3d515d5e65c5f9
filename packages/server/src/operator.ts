/**
 * What the operator's commands need: the store and the work on it, without the host that answers calls. A command that
 * had to load that would take longer to start than to do its work.
 */
export { ensureDatabase, migrateDatabase, openDatabase } from './db/database.ts'
export type { Database } from './db/database.ts'
export { PostgresStartError, startPostgres } from './postgres/index.ts'
export { createSecrets } from './secrets.ts'
export type { Secrets } from './secrets.ts'
export { isAddress } from './mail/message.ts'
export { smtpUrlProblem } from './mail/settings.ts'
export { OperatorError } from './OperatorError.ts'
export { allowOrigin, createTenant, findTenantId, listSlugs } from './tenants/store.ts'
export { connectAccount } from './payments/connect.ts'
