import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPage } from '../read/page.ts'
import { readYaml } from '../read/yaml.ts'
import { writePage, writeYaml } from './yaml.ts'

const words = fc
  .string({ unit: fc.constantFrom(...Array.from('ab01 :#-?[]{},&*!|>%@`"\'\\\n~=éش🕌')), minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter(Boolean)
const value = fc.dictionary(
  fc.constantFrom('title', 'time', 'fajr', 'notes', '2026-12-25', 'no'),
  fc.oneof(words, fc.array(words, { minLength: 1 }), fc.dictionary(fc.constantFrom('a', 'b'), words, { minKeys: 1 })),
  { minKeys: 1 },
)

/** The reader trims texts. */
const trimmed = (read: unknown): unknown =>
  typeof read === 'string'
    ? read.trim()
    : Array.isArray(read)
      ? read.map(trimmed)
      : typeof read === 'object' && read !== null
        ? Object.fromEntries(Object.entries(read).map(([key, part]) => [key, trimmed(part)]))
        : read

test('any text is unchanged after it is written as YAML and read', () => {
  fc.assert(
    fc.property(value, (written) => {
      const read = readYaml(writeYaml(written))
      expect(read.problems).toEqual([])
      expect(trimmed(read.value)).toEqual({ ...written })
    }),
    { numRuns: 500 },
  )
})

test('a page is unchanged after it is written and read', () => {
  fc.assert(
    fc.property(value, words, (fields, text) => {
      const read = readPage(writePage({ ...fields, text }))
      expect(read.problems).toEqual([])
      expect(trimmed(read.value)).toEqual({ ...fields, text: text.trim() })
    }),
    { numRuns: 300 },
  )
})

test('values that YAML 1.1 converts stay texts', () => {
  const read = readYaml('a: no\nb: 007\nc: 12:30\nd: 2026-01-01\ne: ~\nf: 1e3\n')
  expect(read.value).toEqual({ a: 'no', b: '007', c: '12:30', d: '2026-01-01', e: '~', f: '1e3' })
})
