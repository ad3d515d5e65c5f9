import { stopUnusedPostgres } from './startPostgres.ts'

// A program that stops the PostgreSQL of the given data folder, if no process uses it.

await stopUnusedPostgres(process.argv[2] ?? '')
