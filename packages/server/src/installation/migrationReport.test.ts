import { expect, test } from 'vitest'
import { describeMigration, migrationLogLine } from './migrationReport.ts'

const events = [
  { kind: 'created', to: '0057_b', seconds: 2.1 },
  { kind: 'migrated', from: '0056_a', to: '0057_b', seconds: 0.25 },
  { kind: 'finished', from: '0056_a', to: '0057_b', migrations: 1, seconds: 0.3 },
  { kind: 'newer', release: '0.4.0', own: '0.3.0' },
] as const

test('describes a migration for the output of a command', () => {
  expect(events.map(describeMigration)).toEqual([
    'Created the database at 0057_b in 2.1 s.',
    'Updating the database: 0056_a to 0057_b took 0.25 s.',
    'Updated the database from 0056_a to 0057_b in 0.3 s (migrations: 1).',
    'The database was updated by Minaret 0.4.0, which is newer than this version (0.3.0). Both can run on it.',
  ])
})

test('formats a migration as a log line of the server', () => {
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(events.map((event): unknown => JSON.parse(migrationLogLine(event)))).toEqual([
    { level: 'info', time, to: '0057_b', seconds: 2.1, msg: 'the database was created' },
    { level: 'info', time, from: '0056_a', to: '0057_b', seconds: 0.25, msg: 'a migration was applied' },
    { level: 'info', time, from: '0056_a', to: '0057_b', migrations: 1, seconds: 0.3, msg: 'the database was updated' },
    { level: 'warn', time, release: '0.4.0', own: '0.3.0', msg: 'the database was updated by a newer version' },
  ])
})
