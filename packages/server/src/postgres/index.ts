export { PostgresStartError } from './PostgresStartError.ts'
export { type PostgresOptions, type RunningPostgres, startPostgres } from './startPostgres.ts'
