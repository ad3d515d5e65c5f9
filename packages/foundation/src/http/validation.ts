import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { checkEmail } from '../email-addresses/check.ts'
import { memoize } from '../base/once.ts'
import type { Schema } from './readContract.ts'
import { deskContract, publicContract } from './contracts.ts'
import { messages as texts } from './messages.gen.ts'
import type { Message } from '../responses/localise.ts'

function createCompiler(coerceTypes: boolean, allErrors = true) {
  const ajv = new Ajv2020({ allErrors, coerceTypes, useDefaults: true, strict: false, verbose: true })
  addFormats(ajv)
  // The same check as `validateEmail`: an email to any other address would bounce.
  ajv.addFormat('email', {
    type: 'string',
    validate: (text: string) => text === text.trim() && !checkEmail(text).problem,
  })
  for (const { components } of [publicContract, deskContract]) ajv.addSchema(components)
  return memoize((schema: Schema): ValidateFunction => ajv.compile(schema))
}

/**
 * Compiles schemas of the contract, each once per process on first use, because compiling all of them takes most of a second.
 * Bodies are not coerced; path and query parameters are coerced from text.
 */
export const validation = { body: createCompiler(false), parameters: createCompiler(true) }

const findFirstError = createCompiler(false, false)

/** Generous maximum number of values in a form. */
const maxValues = 2000

/** Whether a body has more values than any form. */
function isOversized(body: unknown): boolean {
  const pendingValues = [body]
  for (let count = 0; pendingValues.length > 0; count += 1) {
    if (count > maxValues) return true
    const value = pendingValues.pop()
    if (typeof value !== 'object' || value === null) continue
    const values: unknown[] = Object.values(value)
    if (values.length > maxValues) return true
    pendingValues.push(...values)
  }
  return false
}

/**
 * Validates a body. For one larger than any form it returns only the first error, because a list with a million errors would
 * block the server for seconds.
 */
export function bodyErrors(schema: Schema, body: unknown): readonly ErrorObject[] {
  const isValid = findFirstError(schema)
  if (isValid(body)) return []
  if (isOversized(body)) return isValid.errors ?? []
  const check = validation.body(schema)
  check(body)
  return check.errors ?? []
}

/** Returns the field of an error as named in forms: `donor.email`. */
function readField(error: ErrorObject): string {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  const propertyName = error.params.missingProperty ?? error.params.additionalProperty
  if (typeof propertyName !== 'string') return path || 'body'
  return path ? `${path}.${propertyName}` : propertyName
}

const formats: Readonly<Record<string, Message>> = {
  email: texts.emailForm,
  uuid: texts.uuidForm,
  date: texts.dateForm,
  'date-time': texts.dateTimeForm,
}

/** Messages for the contract's patterns, which include ASCII letters for engines without Unicode classes. */
const patterns: Readonly<Record<string, Message>> = {
  '^(?=.*(?![\\u115f\\u1160\\u3164\\uffa0])[\\p{L}A-Za-z])[\\P{Cc}\\x20-\\x7e]*$': texts.oneLine,
  '^(?=.*(?![\\u115f\\u1160\\u2800\\u3164\\uffa0])[\\p{L}\\p{N}\\p{P}\\p{S}!-~])[\\P{Cc}\\x20-\\x7e]*$': texts.oneLine,
  '^(?!\\s*$)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$': texts.someText,
}

/** Returns the specific problem of a value that looks like an email address. */
const emailProblem = (value: unknown) =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? checkEmail(value).problem : undefined

/** Returns the message about the address in a rejected body of the email check, even if another field is invalid. */
export function emailSentence(body: unknown): Message {
  const { email }: { email?: unknown } = Object(body)
  return checkEmail(typeof email === 'string' ? email : '').problem ?? texts.emailOnly
}

/** Returns the message for a violated rule. */
function getMessage(error: ErrorObject): Message {
  const { allowedValues, format, pattern, type } = error.params
  const limit = Number(error.params.limit)
  switch (error.keyword) {
    case 'required':
      return texts.needed
    case 'additionalProperties':
      return texts.unknownField
    case 'type':
      return type === 'integer' ? texts.wholeNumber : texts.ofType({ type: String(type) })
    case 'enum':
      return texts.oneOf({ values: Array.isArray(allowedValues) ? allowedValues.join(', ') : '' })
    case 'minLength':
      if (error.parentSchema?.format === 'email') return emailProblem(error.data) ?? texts.emailForm
      return limit === 1 || error.data === '' ? texts.needed : texts.tooShort({ limit })
    case 'maxLength':
      return texts.tooLong({ limit })
    case 'minimum':
      return texts.orMore({ limit })
    case 'maximum':
      return texts.orLess({ limit })
    case 'minItems':
      return limit === 1 ? texts.addOne : texts.addMore({ limit })
    case 'maxItems':
      return texts.takeOut({ limit })
    // Consent is the only field with a single allowed value.
    case 'const':
      return texts.consent
    case 'format':
      return (format === 'email' ? emailProblem(error.data) : undefined) ?? formats[String(format)] ?? texts.otherForm
    case 'pattern':
      return patterns[String(pattern)] ?? texts.otherForm
    default:
      return texts.wrong
  }
}

/** Returns the messages by field, the first one for each field. */
export function fieldErrors(errors: readonly ErrorObject[] | null | undefined): Record<string, Message> {
  // A map: a field may be called `constructor`, which every plain object inherits.
  const messages = new Map<string, Message>()
  for (const error of errors ?? []) {
    const field = readField(error)
    if (!messages.has(field)) messages.set(field, getMessage(error))
  }
  return Object.fromEntries(messages)
}

/** NUL, which PostgreSQL cannot store in text, and unpaired surrogates. */
const unstorableCharacter = /[\0\p{Surrogate}]/u

/** Returns the messages by field for text that the database cannot store, which no schema rejects. */
export function unstorableTexts(value: unknown, path = ''): Record<string, Message> {
  if (typeof value === 'string')
    return unstorableCharacter.test(value) ? { [path || 'body']: texts.unreadableCharacter } : {}
  if (typeof value !== 'object' || value === null) return {}
  const messages: Record<string, Message> = {}
  for (const [key, inner] of Object.entries(value))
    Object.assign(messages, unstorableTexts(inner, path ? `${path}.${key}` : key))
  return messages
}
