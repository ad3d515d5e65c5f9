import path from 'node:path'
import { expect, test } from 'vitest'
import { explain, isUnwritable, sentenceFor } from './explain.ts'
import { findInstallation } from './findInstallation.ts'

const dataDir = '/data/minaret'
const context = { dataDir, installation: findInstallation(path.resolve(import.meta.dirname, '../../../..')) }

const failure = (code: string, fields: object = {}) =>
  Object.assign(new Error(`${code}: it failed`), { code, ...fields })

test('suggests another data folder only if the data folder is not writable', () => {
  for (const filePath of ['/data/minaret', '/data/minaret/secrets.key', '/data'])
    expect([filePath, sentenceFor(failure('EACCES', { path: filePath }), context)]).toEqual([
      filePath,
      expect.stringContaining('DATA_DIR='),
    ])
  for (const filePath of ['/data/minaret-backups', '/media/stick', '']) {
    const text = sentenceFor(failure('ENOSPC', { path: filePath }), context)
    expect(text).toContain(`${filePath || 'A file'} cannot be written`)
    expect(text).not.toContain('DATA_DIR')
  }
  expect(isUnwritable(failure('ENOSPC', { path: '/data/minaret/files/a', dest: '/media/stick/a' }), dataDir)).toBe(true)
  expect(isUnwritable(failure('EACCES', { path: '/data/minaret/secrets.key' }), dataDir)).toBe(false)
})

test('recognises a lost database connection in wrapped errors', () => {
  for (const error of [new Error('Connection terminated unexpectedly'), failure('57P01')])
    expect(sentenceFor(new Error('Failed query', { cause: error }), context)).toMatch(
      /^The connection to the database was lost; nothing was changed\. Try again once it is back\./,
    )
})

test('recognises a database that does not respond', () => {
  const messages = ['Connection terminated due to connection timeout', 'timeout exceeded when trying to connect']
  for (const error of [failure('DATABASE_SILENT'), ...messages.map((message) => new Error(message))])
    expect(sentenceFor(new Error('Failed query', { cause: error }), context)).toMatch(
      /^The database does not respond\. Check that it is running and that/,
    )
})

test('explains where a moved mosque is', () => {
  const movedError = (detail: string) => new Error('Failed query', { cause: failure('MN001', { detail }) })
  expect(sentenceFor(movedError('http://10.0.0.5:3000'), context)).toContain(
    'has moved to the servers at http://10.0.0.5:3000',
  )
  expect(sentenceFor(movedError(''), context)).toContain('still being moved to this database')
})

test('explains a bug with its stack trace, but without the values being written', () => {
  const cause = new Error('column "x" does not exist')
  const text = explain(new Error('Failed query: insert\nparams: Amina,amina@example.org', { cause }), context)
  expect(text).toMatch(/^Error: column "x" does not exist\n +at /)
  expect(text).not.toMatch(/Amina|params|insert/)
})
