import { useTenant } from '@minaret/domain'
import { useWords } from '../app/WordsProvider.tsx'
import { textOf } from './values.ts'

/** What is wrong with a value, in a sentence for whoever typed it; nothing when it is good. */
export type Check = (value: unknown) => string | undefined | Promise<string | undefined>

/** What most forms ask of their fields, in the page's language. The host has the last word. */
export type Rules = {
  /** Something has to be there. @param message what to do */
  required(message: string): Check
  /** At most so many characters, as the host counts them: by code points. */
  atMost(most: number): Check
  /** A person's name. */
  name: Check
  email: Check
  /** By the rule of the tenant, which the host has too. */
  number: Check
  /** The same where it may stay empty. */
  numberIfAny: Check
  /** A box that has to be ticked. @param message what to do */
  ticked(message: string): Check
  /** The first thing wrong of several. */
  all(...checks: Check[]): Check
}

/** The standard pattern of an address (specification, section 5): something before an @, and a domain with a dot. */
const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** How the host measures a text. */
const lengthOf = (text: string) => Array.from(text).length

/** The checks of this page. */
export function useRules(): Rules {
  const { t, format } = useWords('forms')
  const { phoneCountry } = useTenant()
  const { errors } = t.forms

  const atMost =
    (most: number): Check =>
    (value) =>
      lengthOf(textOf(value).trim()) > most ? errors.long({ count: most, figure: format.number(most) }) : undefined
  const required =
    (message: string): Check =>
    (value) =>
      textOf(value).trim() ? undefined : message
  const all =
    (...checks: Check[]): Check =>
    async (value) => {
      for (const check of checks) {
        const problem = await check(value)
        if (problem) return problem
      }
      return undefined
    }
  const numberIfAny: Check = async (value) => {
    const typed = textOf(value).trim()
    if (!typed) return undefined
    // The numbering plans of all countries are large: they come when a number is there to be read. Without them the host decides.
    const plans = await import('@minaret/plans/contact-number').catch(() => undefined)
    if (!plans || plans.normalContactNumber(typed, phoneCountry)) return undefined
    return phoneCountry ? errors.numberOfCountry : errors.numberOfTen
  }

  return {
    required,
    atMost,
    all,
    name: all(required(errors.name), atMost(100)),
    email: (value) => {
      const typed = textOf(value).trim()
      if (!typed) return errors.email
      return address.test(typed) && typed.length <= 254 ? undefined : errors.emailUnreadable
    },
    number: all(required(errors.number), numberIfAny),
    numberIfAny,
    ticked: (message) => (value) => (value === true ? undefined : message),
  }
}
