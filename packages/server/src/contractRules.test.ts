import { document } from '@minaret/contract/document'
import { expect, test } from 'vitest'
import { contractCalls } from '../../testkit/src/calls.ts'

/**
 * Checks the contract against the recommended rules of Redocly and Spectral that it once broke. The two packages
 * themselves take up about 80 MB.
 */
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Yields every object of the document with its path. */
function* objectsIn(value: unknown, path: string): Generator<[string, Record<string, unknown>]> {
  if (!isRecord(value)) return
  yield [path, value]
  for (const [key, child] of Object.entries(value)) yield* objectsIn(child, `${path}/${key}`)
}

test('every operation states who may call it, explicitly or through the default', () => {
  expect(document.security).toEqual([])
  const schemes = Object.keys(document.components.securitySchemes)
  for (const [path, { security }] of objectsIn(document.paths, ''))
    if (Array.isArray(security))
      for (const requirement of security.filter(isRecord))
        expect([path, schemes]).toEqual([path, expect.arrayContaining(Object.keys(requirement))])
})

test('every pattern accepts names in validators without Unicode property classes', () => {
  const patterns = [...objectsIn(document, '')].flatMap(([, { pattern }]) =>
    typeof pattern === 'string' ? [pattern] : [],
  )
  const unicodePatterns = [...new Set(patterns)].filter((pattern) => pattern.includes('\\p{'))
  expect(unicodePatterns.length).toBeGreaterThan(1)
  // As Spectral compiles them: without the flag `u`, `\p{L}` matches the letter p and a few others.
  for (const pattern of unicodePatterns)
    for (const name of ['Aisha Rahman', 'Aisha', 'Roof appeal', 'Imran Ali'])
      expect([pattern, new RegExp(pattern).test(name), new RegExp(pattern, 'u').test(name)]).toEqual([
        pattern,
        true,
        true,
      ])
})

test('every operation has a name, a summary and a described tag', () => {
  const tags = document.tags.map(({ name }) => String(name))
  for (const [path, operation] of objectsIn(document.paths, ''))
    if (typeof operation.operationId === 'string')
      expect([path, operation]).toMatchObject([
        path,
        { summary: expect.stringMatching(/./), tags: [expect.toBeOneOf(tags)] },
      ])
  expect(contractCalls.length).toBeGreaterThan(50)
})
