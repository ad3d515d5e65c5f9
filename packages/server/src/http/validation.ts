import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { checkEmail } from '../email/check.ts'
import { oncePer } from '../once.ts'
import { sharedSchema, type Schema } from './document.ts'

function compiler(coerceTypes: boolean) {
  const ajv = new Ajv2020({ allErrors: true, coerceTypes, useDefaults: true, strict: false, verbose: true })
  addFormats(ajv)
  // An address is taken where `validateEmail` takes it: a letter to any other would come back.
  ajv.addFormat('email', {
    type: 'string',
    validate: (text: string) => text === text.trim() && !checkEmail(text).problem,
  })
  ajv.addSchema(sharedSchema)
  return oncePer((schema: Schema): ValidateFunction => ajv.compile(schema))
}

/**
 * Compiles schemas of the contract, each once a process at its first use, since the contract never changes while it runs: all
 * of them take most of a second. Bodies are taken as they are; parameters and queries are coerced from text.
 */
export const validation = { body: compiler(false), parameters: compiler(true) }

/** Where an error sits, as the form knows it: `donor.email`. */
function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  const extra = error.params.missingProperty ?? error.params.additionalProperty
  if (typeof extra !== 'string') return path || 'body'
  return path ? `${path}.${extra}` : extra
}

const formats: Record<string, string> = {
  email: 'Enter an e-mail address like name@example.org.',
  uuid: 'This must be a UUID.',
  date: 'Enter a date like 2026-03-29.',
  'date-time': 'Enter a date and time like 2026-03-29T01:00:00Z.',
}

const oneLine = 'Write it on one line, in letters we can read: without tabs or other control characters.'

const patterns: Record<string, string> = {
  '^(?=.*(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L})\\P{Cc}*$': oneLine,
  '^(?=.*(?![\\u115f\\u1160\\u2800\\u3164\\uffa0])[\\p{L}\\p{N}\\p{P}\\p{S}])\\P{Cc}*$': oneLine,
  '^(?!\\s*$)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$':
    'Write something here, in letters we can read: without control characters.',
}

/** What is wrong with an address, where it looks like one. */
const emailProblem = (typed: unknown) =>
  typeof typed === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? checkEmail(typed).problem : undefined

/** One sentence for people, by the rule that was broken. */
function sentence(error: ErrorObject): string {
  const { limit, allowedValues, format, pattern, type } = error.params
  switch (error.keyword) {
    case 'required':
      return 'This is needed.'
    case 'additionalProperties':
      return 'This field is not known here. Leave it out.'
    case 'type':
      return `This must be ${type === 'integer' ? 'a whole number' : `of type ${type}`}.`
    case 'enum':
      return `Choose one of: ${Array.isArray(allowedValues) ? allowedValues.join(', ') : ''}.`
    case 'minLength':
      return limit === 1 ? 'This is needed.' : `Use at least ${limit} characters.`
    case 'maxLength':
      return `Use at most ${limit} characters.`
    case 'minimum':
      return `This must be ${limit} or more.`
    case 'maximum':
      return `This must be ${limit} or less.`
    case 'minItems':
      return limit === 1 ? 'Add at least one.' : `Add at least ${limit}.`
    case 'maxItems':
      return `Take out some: there can be ${limit} at most.`
    // Of all that people send, only a consent has one possible value.
    case 'const':
      return 'Without your consent we cannot take this. Tick the box if you agree.'
    case 'format':
      return (
        (format === 'email' ? emailProblem(error.data) : undefined) ??
        formats[String(format)] ??
        'This is not in the form we can read.'
      )
    case 'pattern':
      return patterns[String(pattern)] ?? 'This is not in the form we can read.'
    default:
      return 'This is not right.'
  }
}

/** What is wrong, by field; the first thing said about a field stands. */
export function fieldErrors(errors: readonly ErrorObject[] | null | undefined): Record<string, string> {
  // A map: a field may be called `constructor`, which every plain object has already.
  const found = new Map<string, string>()
  for (const error of errors ?? []) {
    const field = fieldOf(error)
    if (!found.has(field)) found.set(field, sentence(error))
  }
  return Object.fromEntries(found)
}

/** NUL, which PostgreSQL stores in no text, and halves of a character. */
const unstorable = /[\0\p{Surrogate}]/u

/** What is wrong, by field, with texts no database can hold; whichever schema lets them pass. */
export function unstorableTexts(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string')
    return unstorable.test(value) ? { [path || 'body']: 'This holds a character we cannot read. Type it again.' } : {}
  if (typeof value !== 'object' || value === null) return {}
  const found: Record<string, string> = {}
  for (const [key, inner] of Object.entries(value))
    Object.assign(found, unstorableTexts(inner, path ? `${path}.${key}` : key))
  return found
}
