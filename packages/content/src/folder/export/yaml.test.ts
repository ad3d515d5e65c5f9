import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPage } from '../read/page.ts'
import { readYaml } from '../read/yaml.ts'
import { writePage, writeYaml } from './yaml.ts'

const textArbitrary = fc
  .string({ unit: fc.constantFrom(...Array.from('ab01 :#-?[]{},&*!|>%@`"\'\\\n~=éش🕌')), minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter(Boolean)
const mappingArbitrary = fc.dictionary(
  fc.constantFrom('title', 'time', 'fajr', 'notes', '2026-12-25', 'no'),
  fc.oneof(
    textArbitrary,
    fc.array(textArbitrary, { minLength: 1 }),
    fc.dictionary(fc.constantFrom('a', 'b'), textArbitrary, { minKeys: 1 }),
  ),
  { minKeys: 1 },
)

/** Trims text like the reader. */
const trimAll = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.trim()
    : Array.isArray(value)
      ? value.map(trimAll)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, trimAll(part)]))
        : value

test('writes any text as YAML that reads back unchanged', () => {
  fc.assert(
    fc.property(mappingArbitrary, (input) => {
      const result = readYaml(writeYaml(input))
      expect(result.problems).toEqual([])
      expect(trimAll(result.value)).toEqual({ ...input })
    }),
    { numRuns: 500 },
  )
})

test('writes a page that reads back unchanged', () => {
  fc.assert(
    fc.property(mappingArbitrary, textArbitrary, (fields, text) => {
      const result = readPage(writePage({ ...fields, text }))
      expect(result.problems).toEqual([])
      expect(trimAll(result.value)).toEqual({ ...fields, text: text.trim() })
    }),
    { numRuns: 300 },
  )
})

test('reads values that YAML 1.1 would convert as text', () => {
  const result = readYaml('a: no\nb: 007\nc: 12:30\nd: 2026-01-01\ne: ~\nf: 1e3\n')
  expect(result.value).toEqual({ a: 'no', b: '007', c: '12:30', d: '2026-01-01', e: '~', f: '1e3' })
})
