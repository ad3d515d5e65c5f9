/**
 * Shared by the server process and the commands: the environment, the database, key and files, and the explanation of
 * their errors.
 */
export { explain, isUnwritable, reasonOf, sentenceFor } from './explain.ts'
export type { ExplainContext } from './explain.ts'
export { asInstalled, findInstallation } from './findInstallation.ts'
export type { Installation } from './findInstallation.ts'
export { describeMigration, migrationLogLine } from './migrationReport.ts'
export { openStore, readSecretsKey } from './openStore.ts'
export type { Store } from './openStore.ts'
export { buildFile, readBuild } from './readBuild.ts'
export { dataDirOf, EnvError, readEnv } from './readEnv.ts'
export type { Env, Environment } from './readEnv.ts'
export { supervisePostgres } from './supervisePostgres.ts'
