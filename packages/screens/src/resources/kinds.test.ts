import { expect, test } from 'vitest'
import { endingOf, kindOf, sizeOf } from './kinds.ts'

test.each([
  ['application/pdf', 'pdf'],
  ['text/calendar', 'calendar'],
  ['text/csv', 'table'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'table'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'slides'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document'],
  ['application/vnd.oasis.opendocument.text', 'document'],
  ['Image/WebP', 'picture'],
  ['audio/mpeg', 'sound'],
  ['text/plain', 'text'],
  ['application/zip', 'archive'],
  ['application/octet-stream', undefined],
])('%s is what people call %s', (mediaType, kind) => {
  expect(kindOf({ mediaType, fileName: 'a' })).toBe(kind)
})

test('where the type says nearly nothing, the ending does', () => {
  expect(kindOf({ mediaType: 'text/plain', fileName: 'year.csv' })).toBe('table')
  expect(kindOf({ mediaType: 'image/png', fileName: 'year.csv' })).toBe('picture')
})

test.each([
  [0, 'kilobytes', 1],
  [999_400, 'kilobytes', 999],
  [999_600, 'megabytes', 1],
  [1_249_000, 'megabytes', 1.2],
  [12_600_000, 'megabytes', 13],
])('%i bytes are read in %s', (bytes, unit, value) => {
  expect(sizeOf(bytes)).toEqual({ unit, value })
})

test('a file without an ending has none', () => {
  expect(['a.pdf', 'b.tar.GZ', 'c', 'd.', '.e f'].map(endingOf)).toEqual(['PDF', 'GZ', '', '', ''])
})

test.each(['constructor', 'toString', '__proto__'])('a file that ends in .%s is of no kind', (ending) =>
  expect(kindOf({ mediaType: 'application/octet-stream', fileName: `plan.${ending}` })).toBeUndefined(),
)
