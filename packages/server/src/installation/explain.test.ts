import path from 'node:path'
import { expect, test } from 'vitest'
import { explain, isUnwritable, sentenceFor } from './explain.ts'
import { findInstallation } from './findInstallation.ts'

const dataDir = '/data/minaret'
const context = { dataDir, installation: findInstallation(path.resolve(import.meta.dirname, '../../../..')) }

const failed = (code: string, more: object = {}) => Object.assign(new Error(`${code}: it failed`), { code, ...more })

test('another data folder is proposed where that one cannot be written, and nowhere else', () => {
  for (const place of ['/data/minaret', '/data/minaret/secrets.key', '/data'])
    expect([place, sentenceFor(failed('EACCES', { path: place }), context)]).toEqual([
      place,
      expect.stringContaining('DATA_DIR='),
    ])
  for (const place of ['/data/minaret-backups', '/media/stick', '']) {
    const text = sentenceFor(failed('ENOSPC', { path: place }), context)
    expect(text).toContain(`${place || 'A file'} cannot be written`)
    expect(text).not.toContain('DATA_DIR')
  }
  expect(isUnwritable(failed('ENOSPC', { path: '/data/minaret/files/a', dest: '/media/stick/a' }), dataDir)).toBe(true)
  expect(isUnwritable(failed('EACCES', { path: '/data/minaret/secrets.key' }), dataDir)).toBe(false)
})

test('a database that went away is no fault of ours, whoever wrapped what it said', () => {
  for (const error of [new Error('Connection terminated unexpectedly'), failed('57P01')])
    expect(sentenceFor(new Error('Failed query', { cause: error }), context)).toMatch(
      /^The connection to the database was lost; nothing was changed\. Try again once it is back\./,
    )
})

test('a database that says nothing is told as that, whoever was kept waiting', () => {
  const lines = ['Connection terminated due to connection timeout', 'timeout exceeded when trying to connect']
  for (const silent of [failed('DATABASE_SILENT'), ...lines.map((message) => new Error(message))])
    expect(sentenceFor(new Error('Failed query', { cause: silent }), context)).toMatch(
      /^The database does not respond\. Check that it is running and that/,
    )
})

test('a mosque that another database has is no fault either: it is said where', () => {
  const refused = (detail: string) => new Error('Failed query', { cause: failed('MN001', { detail }) })
  expect(sentenceFor(refused('http://10.0.0.5:3000'), context)).toContain('the servers at http://10.0.0.5:3000 have it')
  expect(sentenceFor(refused(''), context)).toContain('still being moved to this database')
})

test('a fault is told with the place it happened at, and without the words that were being written', () => {
  const cause = new Error('column "x" does not exist')
  const text = explain(new Error('Failed query: insert\nparams: Amina,amina@example.org', { cause }), context)
  expect(text).toMatch(/^Error: column "x" does not exist\n +at /)
  expect(text).not.toMatch(/Amina|params|insert/)
})
