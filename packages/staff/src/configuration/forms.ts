import { languages } from '@minaret/foundation/i18n'
import { readAmount, writeAmount, readCardFees } from '@minaret/money'
import {
  calculationMethods,
  highLatitudeRules,
  madhabs,
  prayers,
  readJamaat,
  readMonthStarts,
  writeMonthStarts,
} from '@minaret/timetable'
import { readScreenMinutes } from './screenSettings.ts'
import { config, type Form, createForm, type ReadSetting, validate } from './form.ts'

/** One of the given values, case-insensitive. */
export const oneOf = (...values: readonly string[]): Form => ({
  kind: 'choice',
  format: values.join(', '),
  read: (text) => {
    const match = values.find((value) => value.toLowerCase() === text.toLowerCase())
    return match === undefined ? { problem: `must be one of ${values.join(', ')}` } : { value: match }
  },
})

/** Yes or no, with the stored values of that key. */
export const yesNo = (yes: string, no: string): Form => ({
  kind: 'yesNo',
  format: 'yes or no',
  read: (text) => {
    if (['yes', 'true', '1', 'on'].includes(text.toLowerCase())) return { value: yes }
    if (['no', 'false', '0', 'off'].includes(text.toLowerCase())) return { value: no }
    return { problem: 'must be yes or no' }
  },
  show: (value) => (['true', '1'].includes(value) ? 'yes' : ['false', '0'].includes(value) ? 'no' : value),
})

/** Control characters except line endings and tabs, and invisible bidirectional marks. */
const hiddenCharacters = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u

/** Why text is invalid. */
export type TextProblem = { code: 'empty' | 'hidden' | 'lines' } | { code: 'long'; most: number; length: number }

function findTextProblem(text: string, maxLength: number): TextProblem | undefined {
  if (text === '') return { code: 'empty' }
  const { length } = Array.from(text)
  if (length > maxLength) return { code: 'long', most: maxLength, length }
  return hiddenCharacters.test(text) ? { code: 'hidden' } : undefined
}

/** Why text is invalid as a name or title; undefined if it is valid. */
export const findLineProblem = (text: string, maxLength: number): TextProblem | undefined =>
  findTextProblem(text, maxLength) ?? (/[\n\r\t\u2028\u2029]/.test(text) ? { code: 'lines' } : undefined)

/** Describes a problem as the end of a sentence. */
export function describeTextProblem(problem: TextProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'must not be empty'
    case 'long':
      return `must have at most ${problem.most} characters; it has ${problem.length}`
    case 'hidden':
      return 'contains invisible characters that change how the rest is read; type it again'
    case 'lines':
      return 'must be on one line'
  }
}

const readText = (text: string, problem: TextProblem | undefined): ReadSetting =>
  problem === undefined ? { value: text } : { problem: describeTextProblem(problem) }

/** Text of one or more lines, up to a length. */
export const textForm = (maxLength = 200): Form => ({
  kind: 'text',
  maxLength,
  format: `text, at most ${maxLength} characters`,
  read: (text) => readText(text.trim(), findTextProblem(text.trim(), maxLength)),
})

/** A name or a title on one line. */
export const lineForm = (maxLength = 80): Form => ({
  kind: 'line',
  maxLength,
  format: `text on one line, at most ${maxLength} characters`,
  read: (text) => readText(text.trim(), findLineProblem(text.trim(), maxLength)),
})

/** A whole number. */
export const integerForm = (low: number, high: number): Form => ({
  format: `a whole number from ${low} to ${high}`,
  read: (text) =>
    validate(
      /^[+-]?\d{1,4}$/.test(text) && Number(text) >= low && Number(text) <= high,
      String(Number(text)),
      `must be a whole number from ${low} to ${high}`,
    ),
})

/** Degrees of latitude or longitude. */
export const degrees = (maxLength: number): Form => ({
  format: `degrees from -${maxLength} to ${maxLength}, like 53.795`,
  read: (text) =>
    validate(
      /^[+-]?\d{1,3}(\.\d{1,8})?$/.test(text) && Math.abs(Number(text)) <= maxLength,
      text,
      `must be degrees from -${maxLength} to ${maxLength} with a decimal point, like 53.795`,
    ),
})

export const country = createForm('a country code, like GB', 'must be a country code, like GB', (text) => {
  const code = config('country', text).country
  // Unassigned country codes have no name.
  return code && new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) ? code : undefined
})

export const cardFees = createForm(
  'card fees by currency, like gbp 1.2% + 0.20, eur 2.5%',
  'must be card fees by currency, like gbp 1.2% + 0.20, eur 2.5%',
  (text) => (Object.keys(readCardFees(text)).length === text.split(',').length ? text : undefined),
)

export const origins = createForm(
  'origins separated by commas, like https://app.example.org',
  'must be origins with https and without a path, separated by commas, like https://app.example.org',
  (text) => {
    const allowedOrigins = config('appDonateOrigins', text).appDonate.origins
    return allowedOrigins.length > 0 &&
      allowedOrigins.join() ===
        text
          .split(',')
          .map((part) => part.trim().toLowerCase())
          .join()
      ? allowedOrigins.join(',')
      : undefined
  },
)

export const language = oneOf(...languages)

const languagesForm = createForm(
  `languages separated by commas: ${languages.join(', ')}`,
  `must be some of ${languages.join(', ')}, separated by commas`,
  (text) => {
    const list = text.split(',').map((word) => word.trim().toLowerCase())
    return list.every((word) => languages.some((code) => code === word)) ? [...new Set(list)].join(',') : undefined
  },
)
export const languageList: Form = { kind: 'languages', ...languagesForm }

export const zone = createForm(
  'an IANA time zone, like Europe/London',
  'must be an IANA time zone, like Europe/London',
  // parseConfig() replaces an invalid time zone with Europe/London.
  (text) =>
    config('timeZone', text).timeZone === text || text === 'Europe/London'
      ? new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
      : undefined,
)

export const colour: Form = {
  kind: 'colour',
  format: 'a colour, like #0f5c4d',
  read: (text) => validate(/^#([0-9a-f]{3}){1,2}$/i.test(text), text.toLowerCase(), 'must be a colour like #0f5c4d'),
}

export const method = oneOf(...Object.keys(calculationMethods))
export const madhab = oneOf(...Object.keys(madhabs))
export const latitudeRule = oneOf(...Object.keys(highLatitudeRules))

const adjustableTimes: readonly string[] = ['sunrise', ...prayers]

export const adjustments = createForm(
  'minutes by prayer, like fajr:2, isha:-1',
  `must be minutes by prayer, like fajr:2, isha:-1; prayers are ${adjustableTimes.join(', ')}`,
  (text) => {
    const pairs = text.split(',').map((part) => /^\s*([a-z]+)\s*:\s*([+-]?\d{1,2})\s*$/i.exec(part))
    const isValid = pairs.every((pair) => pair && adjustableTimes.includes((pair[1] ?? '').toLowerCase()))
    return isValid ? pairs.map((pair) => `${pair?.[1]?.toLowerCase()}:${Number(pair?.[2])}`).join(',') : undefined
  },
)

export const hijriMonths = createForm(
  'months and the days they began on, like 1448-09=2027-02-08, 1448-10=2027-03-10',
  'must be months and the days they began on, like 1448-09=2027-02-08, 1448-10=2027-03-10; each month has 29 or 30 days, and begins within 3 days of Umm al-Qura',
  (text) => {
    const starts = readMonthStarts(text)
    return starts && writeMonthStarts(starts)
  },
)

export const taraweeh = createForm(
  'a time, or 15 minutes after',
  'must be a time like 21:30, or 15 minutes after',
  (text) => {
    const rule = readJamaat(text)
    return 'time' in rule && (rule.time.kind === 'fixed' || rule.time.kind === 'after') ? text : undefined
  },
)

export const forbidden = createForm(
  'minutes after sunrise, before Dhuhr, before sunset: 15, 10, 15',
  'must be three numbers of minutes up to 60: after sunrise, before Dhuhr, before sunset, like 15, 10, 15',
  (text) => {
    const parts = text.split(',').map((part) => part.trim())
    const isValid = parts.length === 3 && parts.every((part) => /^\d{1,2}$/.test(part) && Number(part) <= 60)
    return isValid ? parts.map(Number).join(',') : undefined
  },
)

export const screenMinutes = createForm(
  'minutes for every prayer, or by prayer: 10, or fajr:8, jumuah:45',
  'must be minutes up to 180, for every prayer or by prayer, like 10, or fajr:8, jumuah:45',
  (text) => (readScreenMinutes(text) ? text : undefined),
)

const currencyCodes = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))

export const currencies = createForm(
  'currencies separated by commas, the main one first: gbp, eur',
  'must be currency codes separated by commas, like gbp, eur',
  (text) => {
    const codes = text.split(',').map((code) => code.trim().toLowerCase())
    return codes.every((code) => currencyCodes.has(code)) ? [...new Set(codes)].join(',') : undefined
  },
)

export const presets: Form = {
  format: 'amounts in the first currency, separated by commas: 10, 25, 50',
  read: (text, currency) => {
    const amounts = text.split(',').map((amount) => readAmount(amount, currency))
    const isValid = amounts.every((amount) => amount !== undefined && amount > 0) && amounts.length <= 8
    return validate(isValid, amounts.join(','), 'must be up to eight amounts in the first currency, like 10, 25, 50')
  },
  show: (value, currency) =>
    value
      .split(',')
      .map((minor) => (/^\d+$/.test(minor.trim()) ? writeAmount(Number(minor), currency) : minor))
      .join(', '),
}
