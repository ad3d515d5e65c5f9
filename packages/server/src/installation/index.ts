/**
 * What the server process and the commands have in common: the environment, the database with the key and the files, and
 * what is said when one of them cannot be had.
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
