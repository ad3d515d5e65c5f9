import { document } from '@minaret/contract/document'
import { expect, test } from 'vitest'
import { contractCalls } from '../../testkit/src/calls.ts'

/**
 * What Redocly's and Spectral's recommended rules found wrong in the contract, held without the two of them: they bring
 * some eighty megabytes.
 */
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every part of the document, with the way to it. */
function* parts(value: unknown, way: string): Generator<[string, Record<string, unknown>]> {
  if (!isRecord(value)) return
  yield [way, value]
  for (const [key, part] of Object.entries(value)) yield* parts(part, `${way}/${key}`)
}

test('every operation says who may call it, by itself or by the rule for all', () => {
  expect(document.security).toEqual([])
  const schemes = Object.keys(document.components.securitySchemes)
  for (const [way, { security }] of parts(document.paths, ''))
    if (Array.isArray(security))
      for (const one of security.filter(isRecord))
        expect([way, schemes]).toEqual([way, expect.arrayContaining(Object.keys(one))])
})

test('every example is taken by readers of patterns that know no classes of Unicode', () => {
  const patterns = [...parts(document, '')].flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : []))
  const withClasses = [...new Set(patterns)].filter((pattern) => pattern.includes('\\p{'))
  expect(withClasses.length).toBeGreaterThan(1)
  // As Spectral compiles them: without the flag `u`, `\p{L}` stands for the letter p and a few more.
  for (const pattern of withClasses)
    for (const name of ['Aisha Rahman', 'Aisha', 'Roof appeal', 'Imran Ali'])
      expect([pattern, new RegExp(pattern).test(name), new RegExp(pattern, 'u').test(name)]).toEqual([
        pattern,
        true,
        true,
      ])
})

test('every operation has a name, a summary and a tag that is described', () => {
  const tags = document.tags.map(({ name }) => String(name))
  for (const [way, part] of parts(document.paths, ''))
    if (typeof part.operationId === 'string')
      expect([way, part]).toMatchObject([way, { summary: expect.stringMatching(/./), tags: [expect.toBeOneOf(tags)] }])
  expect(contractCalls.length).toBeGreaterThan(50)
})
