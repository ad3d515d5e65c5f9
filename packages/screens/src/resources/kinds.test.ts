import { expect, test } from 'vitest'
import { extensionOf, kindOf, sizeOf } from './kinds.ts'

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
])('classifies %s as %s', (mediaType, kind) => {
  expect(kindOf({ mediaType, fileName: 'a' })).toBe(kind)
})

test('uses the extension if the media type is vague', () => {
  expect(kindOf({ mediaType: 'text/plain', fileName: 'year.csv' })).toBe('table')
  expect(kindOf({ mediaType: 'image/png', fileName: 'year.csv' })).toBe('picture')
})

test.each([
  [0, 'kilobytes', 1],
  [999_400, 'kilobytes', 999],
  [999_600, 'megabytes', 1],
  [1_249_000, 'megabytes', 1.2],
  [12_600_000, 'megabytes', 13],
])('formats %i bytes in %s', (bytes, unit, value) => {
  expect(sizeOf(bytes)).toEqual({ unit, value })
})

test('returns an empty string without an extension', () => {
  expect(['a.pdf', 'b.tar.GZ', 'c', 'd.', '.e f'].map(extensionOf)).toEqual(['PDF', 'GZ', '', '', ''])
})

test.each(['constructor', 'toString', '__proto__'])('a file with the extension .%s has no kind', (extension) =>
  expect(kindOf({ mediaType: 'application/octet-stream', fileName: `plan.${extension}` })).toBeUndefined(),
)
