import { document } from '@minaret/contract/document'
import fc from 'fast-check'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const asNode = (value: unknown): Node => (isNode(value) ? value : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function resolveReference(schema: unknown): Node {
  const { $ref } = asNode(schema)
  if (typeof $ref !== 'string') return asNode(schema)
  const path = $ref.replace('#/', '').split('/')
  return resolveReference(path.reduce<unknown>((current, name) => asNode(current)[name], document))
}

/** Values that often break servers. */
const nastyValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDC00y',
  '\u202Egnp.exe',
  "'; DROP TABLE causes; --",
  '%00',
  '../../etc/passwd',
  'a\r\nBcc: evil@example.org',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '🕌'.repeat(60),
  'x'.repeat(5000),
  'ﷺ',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  '2026-13-45T99:99:99Z',
  'constructor',
  '__proto__',
  0,
  -0,
  -1,
  1.5,
  1e21,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  null,
  true,
  [],
  {},
  [[[[[]]]]],
  { toString: 1 },
)

/** Generates one of the characters of a string, which may have several code units. */
export const characters = (text: string): fc.Arbitrary<string> => fc.constantFrom(...Array.from(text))

/** Generates strings by format (dates, email addresses, ids), by pattern, or freely. */
function textOf(schema: Node): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...asList(schema.enum))
  if (schema.format === 'email')
    return fc.constantFrom('donor@example.org', 'DONOR@Example.ORG', 'a.b+c@xn--80ak6aa92e.com')
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'date')
    return fc.constantFrom('2019-02-28', '2012-02-29', '1900-01-01', '2031-12-31', '0001-01-01')
  if (schema.format === 'date-time') return fc.constantFrom('2026-03-29T01:00:00Z', '2026-03-29T01:00:00.123+05:30')
  const { pattern } = schema
  // Patterns with lookahead are for free text; values can be generated from all others.
  if (typeof pattern === 'string' && !/\(\?|\\P/.test(pattern)) return fc.stringMatching(new RegExp(pattern))
  const length = { minLength: Number(schema.minLength ?? 0), maxLength: Math.min(Number(schema.maxLength ?? 40), 300) }
  const plain = fc.string({ ...length, unit: characters("aZ0-_ é\u0639🕌'") })
  const word = fc.string({ ...length, unit: characters('aZ09_-') })
  const digits = fc.constantFrom('9876543210', '+44 7911 123456', '07:30', 'gbp', 'general')
  return fc.oneof(plain, word, digits)
}

function numberOf(schema: Node): fc.Arbitrary<unknown> {
  const min = Math.max(Number(schema.minimum ?? -1000), -(2 ** 31))
  const max = Math.min(Number(schema.maximum ?? 100_000), 2 ** 53 - 1)
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
}

/** Generates values that are valid, or nearly valid, for a schema of the contract. */
export function fromSchema(schema: unknown): fc.Arbitrary<unknown> {
  const resolvedSchema = resolveReference(schema)
  if ('const' in resolvedSchema) return fc.constant(resolvedSchema.const)
  const choices = [...asList(resolvedSchema.oneOf), ...asList(resolvedSchema.anyOf)]
  if (choices.length > 0 && !resolvedSchema.properties) return fc.oneof(...choices.map(fromSchema))
  const parts = asList(resolvedSchema.allOf).map(resolveReference)
  if (parts.length > 0) return fromSchema(mergeSchemas([resolvedSchema, ...parts]))
  const type = Array.isArray(resolvedSchema.type) ? resolvedSchema.type[0] : resolvedSchema.type
  if (type === 'array')
    return fc.array(fromSchema(resolvedSchema.items), {
      minLength: Number(resolvedSchema.minItems ?? 0),
      maxLength: Math.min(Number(resolvedSchema.maxItems ?? 3), 4),
    })
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') return numberOf(resolvedSchema)
  if (type === 'object' || resolvedSchema.properties) {
    const fields = Object.entries(asNode(resolvedSchema.properties)).map(([name, inner]) => [
      name,
      withNastyValues(fromSchema(inner)),
    ])
    const requiredKeys = asList(resolvedSchema.required).map(String)
    const shape: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
    return fc.record(shape, { requiredKeys })
  }
  return textOf(resolvedSchema)
}

const mergeSchemas = (schemas: readonly Node[]): Node => ({
  type: 'object',
  properties: Object.assign({}, ...schemas.map(({ properties }) => asNode(properties))),
  required: schemas.flatMap(({ required }) => asList(required).map(String)),
})

/** Generates mostly the given values, and sometimes a nasty one instead. */
export const withNastyValues = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: value, weight: 24 }, { arbitrary: nastyValue, weight: 1 })

/** Generates nasty values. */
export const nastyValues = nastyValue
