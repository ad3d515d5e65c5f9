import { stopUnusedPostgres } from './startPostgres.ts'

// A program: stops the PostgreSQL of the data folder it is given, if nobody uses it.

await stopUnusedPostgres(process.argv[2] ?? '')
