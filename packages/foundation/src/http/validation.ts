import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { checkEmail } from '../email-addresses/check.ts'
import { memoize } from '../base/once.ts'
import type { Schema } from './readContract.ts'
import { deskContract, publicContract } from './contracts.ts'
import { messages as say } from './messages.gen.ts'
import type { Message } from '../responses/localise.ts'

function compiler(coerceTypes: boolean, allErrors = true) {
  const ajv = new Ajv2020({ allErrors, coerceTypes, useDefaults: true, strict: false, verbose: true })
  addFormats(ajv)
  // An address is taken where `validateEmail` takes it: a letter to any other would come back.
  ajv.addFormat('email', {
    type: 'string',
    validate: (text: string) => text === text.trim() && !checkEmail(text).problem,
  })
  for (const { components } of [publicContract, deskContract]) ajv.addSchema(components)
  return memoize((schema: Schema): ValidateFunction => ajv.compile(schema))
}

/**
 * Compiles schemas of the contract, each once a process at its first use, since the contract never changes while it runs: all
 * of them take most of a second. Bodies are taken as they are; parameters and queries are coerced from text.
 */
export const validation = { body: compiler(false), parameters: compiler(true) }

const firstFault = compiler(false, false)

/** Values in the body of the longest form, generously. */
const mostValues = 2000

/** Whether a body has more values than any form. */
function isLong(body: unknown): boolean {
  const waiting = [body]
  for (let count = 0; waiting.length > 0; count += 1) {
    if (count > mostValues) return true
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const values: unknown[] = Object.values(value)
    if (values.length > mostValues) return true
    waiting.push(...values)
  }
  return false
}

/**
 * What is wrong with a body. Of one that is longer than any form only the first fault: a list of a million, each wrong in
 * its own way, would stop the server for seconds.
 */
export function bodyErrors(schema: Schema, body: unknown): readonly ErrorObject[] {
  const isValid = firstFault(schema)
  if (isValid(body)) return []
  if (isLong(body)) return isValid.errors ?? []
  const check = validation.body(schema)
  check(body)
  return check.errors ?? []
}

/** Where an error sits, as the form knows it: `donor.email`. */
function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  const extra = error.params.missingProperty ?? error.params.additionalProperty
  if (typeof extra !== 'string') return path || 'body'
  return path ? `${path}.${extra}` : extra
}

const formats: Readonly<Record<string, Message>> = {
  email: say.emailForm,
  uuid: say.uuidForm,
  date: say.dateForm,
  'date-time': say.dateTimeForm,
}

/** What each pattern of the contract asks for; ASCII letters stand in them so that readers without Unicode classes agree. */
const patterns: Readonly<Record<string, Message>> = {
  '^(?=.*(?![\\u115f\\u1160\\u3164\\uffa0])[\\p{L}A-Za-z])[\\P{Cc}\\x20-\\x7e]*$': say.oneLine,
  '^(?=.*(?![\\u115f\\u1160\\u2800\\u3164\\uffa0])[\\p{L}\\p{N}\\p{P}\\p{S}!-~])[\\P{Cc}\\x20-\\x7e]*$': say.oneLine,
  '^(?!\\s*$)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$': say.someText,
}

/** What is wrong with an address, where it looks like one. */
const emailProblem = (typed: unknown) =>
  typeof typed === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? checkEmail(typed).problem : undefined

/** What is to be said of the address in a body that asks about one and is refused, perhaps for something else. */
export function emailSentence(body: unknown): Message {
  const { email }: { email?: unknown } = Object(body)
  return checkEmail(typeof email === 'string' ? email : '').problem ?? say.emailOnly
}

/** What is said to people, by the rule that was broken. */
function sentence(error: ErrorObject): Message {
  const { allowedValues, format, pattern, type } = error.params
  const limit = Number(error.params.limit)
  switch (error.keyword) {
    case 'required':
      return say.needed
    case 'additionalProperties':
      return say.unknownField
    case 'type':
      return type === 'integer' ? say.wholeNumber : say.ofType({ type: String(type) })
    case 'enum':
      return say.oneOf({ values: Array.isArray(allowedValues) ? allowedValues.join(', ') : '' })
    case 'minLength':
      if (error.parentSchema?.format === 'email') return emailProblem(error.data) ?? say.emailForm
      return limit === 1 || error.data === '' ? say.needed : say.tooShort({ limit })
    case 'maxLength':
      return say.tooLong({ limit })
    case 'minimum':
      return say.orMore({ limit })
    case 'maximum':
      return say.orLess({ limit })
    case 'minItems':
      return limit === 1 ? say.addOne : say.addMore({ limit })
    case 'maxItems':
      return say.takeOut({ limit })
    // Of all that people send, only a consent has one possible value.
    case 'const':
      return say.consent
    case 'format':
      return (format === 'email' ? emailProblem(error.data) : undefined) ?? formats[String(format)] ?? say.otherForm
    case 'pattern':
      return patterns[String(pattern)] ?? say.otherForm
    default:
      return say.wrong
  }
}

/** What is wrong, by field; the first thing said about a field stands. */
export function fieldErrors(errors: readonly ErrorObject[] | null | undefined): Record<string, Message> {
  // A map: a field may be called `constructor`, which every plain object has already.
  const found = new Map<string, Message>()
  for (const error of errors ?? []) {
    const field = fieldOf(error)
    if (!found.has(field)) found.set(field, sentence(error))
  }
  return Object.fromEntries(found)
}

/** NUL, which PostgreSQL stores in no text, and halves of a character. */
const unstorable = /[\0\p{Surrogate}]/u

/** What is wrong, by field, with texts no database can hold; whichever schema lets them pass. */
export function unstorableTexts(value: unknown, path = ''): Record<string, Message> {
  if (typeof value === 'string') return unstorable.test(value) ? { [path || 'body']: say.unreadableCharacter } : {}
  if (typeof value !== 'object' || value === null) return {}
  const found: Record<string, Message> = {}
  for (const [key, inner] of Object.entries(value))
    Object.assign(found, unstorableTexts(inner, path ? `${path}.${key}` : key))
  return found
}
