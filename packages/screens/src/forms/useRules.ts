import { useTenant } from '@minaret/domain'
import { useMessages } from '../app/MessagesProvider.tsx'
import { textOf } from './values.ts'

/** Validates a value: returns a message, or undefined if it is valid. */
export type Check = (value: unknown) => string | undefined | Promise<string | undefined>

/** The validation rules of most forms, in the page's language. The server has the final say. */
export type Rules = {
  /** Requires a value. @param message the error */
  required(message: string): Check
  /** Limits the length in code points, as the server does. */
  atMost(maxLength: number): Check
  /** A person's name. */
  name: Check
  email: Check
  /** Requires a phone number by the tenant's rule, as the server does. */
  number: Check
  /** Validates an optional phone number. */
  optionalNumber: Check
  /** Requires a ticked checkbox. @param message the error */
  ticked(message: string): Check
  /** Combines checks: the first error counts. */
  combineChecks(...checks: Check[]): Check
}

/** The standard pattern of an email address (specification, section 5): a local part, an @, and a domain with a dot. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** The length in code points, as on the server. */
const lengthOf = (text: string) => Array.from(text).length

/** The validation rules in the page's language. */
export function useRules(): Rules {
  const { t, format } = useMessages('forms')
  const { phoneCountry } = useTenant()
  const { errors } = t.forms

  const atMost =
    (maxLength: number): Check =>
    (value) =>
      lengthOf(textOf(value).trim()) > maxLength
        ? errors.long({ count: maxLength, figure: format.number(maxLength) })
        : undefined
  const required =
    (message: string): Check =>
    (value) =>
      textOf(value).trim() ? undefined : message
  const combineChecks =
    (...checks: Check[]): Check =>
    async (value) => {
      for (const check of checks) {
        const problem = await check(value)
        if (problem) return problem
      }
      return undefined
    }
  const optionalNumber: Check = async (value) => {
    const text = textOf(value).trim()
    if (!text) return undefined
    // The numbering plans of all countries are large, so they load on demand. If that fails, the server decides.
    const plans = await import('@minaret/plans/contact-number').catch(() => undefined)
    if (!plans || plans.normaliseContactNumber(text, phoneCountry)) return undefined
    return phoneCountry ? errors.numberOfCountry : errors.numberOfTen
  }

  return {
    required,
    atMost,
    combineChecks,
    name: combineChecks(required(errors.name), atMost(100)),
    email: (value) => {
      const text = textOf(value).trim()
      if (!text) return errors.email
      return emailPattern.test(text) && text.length <= 254 ? undefined : errors.emailUnreadable
    },
    number: combineChecks(required(errors.number), optionalNumber),
    optionalNumber,
    ticked: (message) => (value) => (value === true ? undefined : message),
  }
}
