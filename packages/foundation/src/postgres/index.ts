export { PostgresStartError } from './PostgresStartError.ts'
export { type RunningPostgres, startPostgres } from './startPostgres.ts'
