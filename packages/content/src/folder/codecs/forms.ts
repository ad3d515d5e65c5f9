import type { ContentFieldType } from '@minaret/contract/desk'
import { isAddress } from '@minaret/foundation/email-addresses'
import { formatClock } from '@minaret/foundation/tenancy'
import { convertToHtml, convertToMarkdown } from '../rich/conversions.ts'
import type { ReadingContext } from './context.ts'
import { type Edge, readDay, readMoment, writeMoment } from './days.ts'
import * as read from './read.ts'
import { CodecError } from './CodecError.ts'

/** The description of a value for forms. */
export type FieldFacts = {
  type: Exclude<ContentFieldType, 'entry' | 'entries'>
  /** The maximum number of characters. */
  most?: number
  low?: number
  high?: number
  choices?: readonly string[]
}

/** Reads and writes one type of value in a folder. */
export type Form<T> = {
  facts: FieldFacts
  read(text: string, context: ReadingContext): T | CodecError | readonly CodecError[]
  write(value: T, context: ReadingContext): string
}

/** Like {@link Form}, but on another thread: its fields need zod's asynchronous calls. */
export type AsyncForm<T> = {
  facts: FieldFacts
  read(text: string, context: ReadingContext): Promise<T | CodecError | readonly CodecError[]>
  write(value: T, context: ReadingContext): Promise<string>
}

const identity = (text: string) => text

/** Text with placeholders such as `{name}`. */
export const plainText: Form<string> = {
  facts: { type: 'words' },
  read: (text, context) => read.fill(text, context.placeholders),
  write: read.unfill,
}

const maxLineLength = 300

/** Text of one line, such as a title. */
export const line: Form<string> = {
  facts: { type: 'line', most: maxLineLength },
  read: (text, context) =>
    text.length > maxLineLength
      ? new CodecError(
          `This has ${text.length} characters, and the limit is ${maxLineLength}. Shorten it, and put the rest in the text.`,
        )
      : plainText.read(text, context),
  write: plainText.write,
}

/** The alt text of a picture. */
export const alt: Form<string> = { ...line, facts: { type: 'alt', most: maxLineLength } }

/** An amount as text; it is parsed later, when its currency is known. */
export const amount: Form<string> = { ...plainText, facts: { type: 'amount' } }

/** The start and end of an event as text; they are parsed later, when its zone is known. */
export const eventStart: Form<string> = { ...plainText, facts: { type: 'moment' } }
export const eventEnd: Form<string> = { ...plainText, facts: { type: 'eventEnd' } }

/** Escapes Markdown in the value of a placeholder. */
const escapeMarkdown = (value: string) => value.replaceAll(/[\\`*_[\]<>]/g, '\\$&')

/** The maximum number of problems reported per value. */
const maxProblems = 100

/** Markdown text, stored as HTML. */
export const rich: AsyncForm<string> = {
  facts: { type: 'markdown' },
  async read(text, context) {
    // An escaped placeholder must stay escaped for Markdown.
    const filledText = read.fill(
      text.replaceAll(/\\(?=\{(?:name|email|phone|address)\})/g, '\\\\'),
      context.placeholders,
      escapeMarkdown,
    )
    if (filledText instanceof CodecError) return filledText
    const { html, problems } = await convertToHtml(filledText)
    return problems.length === 0
      ? html
      : problems
          .slice(0, maxProblems)
          .map(({ line: lineIndex, message, code }) => new CodecError(message, { line: lineIndex, code }))
  },
  write: async (html) => read.unfill(await convertToMarkdown(html)),
}

/** Plain text in paragraphs, separated by empty lines. */
export const paragraphs: Form<string[]> = {
  facts: { type: 'paragraphs' },
  read(text, context) {
    const filledText = read.fill(text, context.placeholders)
    if (filledText instanceof CodecError) return filledText
    return filledText
      .split(/\n[ \t]*\n/)
      .map((part) => part.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean)
  },
  write: (parts) => read.unfill(parts.join('\n\n')),
}

/** Examples of amounts, one per line: `25: one square metre of slate`. The amounts are parsed later, with the currency. */
export const examples: Form<{ amount: string; text: string }[]> = {
  facts: { type: 'words' },
  read(text, context) {
    const filledText = read.fill(text, context.placeholders)
    if (filledText instanceof CodecError) return filledText
    const errors: CodecError[] = []
    const list = filledText.split('\n').flatMap((exampleLine, line) => {
      if (exampleLine.trim() === '') return []
      const { amount, text: example } =
        /^\s*(?<amount>[^:：]+?)\s*[:：]\s*(?<text>.+?)\s*$/.exec(exampleLine)?.groups ?? {}
      if (amount !== undefined && example !== undefined) return [{ amount, text: example }]
      const message = `\`${exampleLine.trim()}\` must be an amount, a colon and what it pays for, such as 25: one square metre of slate.`
      errors.push(new CodecError(message, { line, code: 'notAnExample' }))
      return []
    })
    return errors.length > 0 ? errors : list
  },
  write: (list) => read.unfill(list.map(({ amount, text }) => `${amount}: ${text}`).join('\n')),
}

export const clock: Form<number> = { facts: { type: 'time' }, read: read.readClock, write: formatClock }
export const yesNo: Form<boolean> = {
  facts: { type: 'yesNo' },
  read: read.readYesNo,
  write: (value) => (value ? 'yes' : 'no'),
}
export const wholeNumber = (low: number, high: number): Form<number> => ({
  facts: { type: 'whole', low, high },
  read: read.readWhole(low, high),
  write: String,
})
export const degrees = (max: number): Form<number> => ({
  facts: { type: 'degrees', low: -max, high: max },
  read: read.readDegrees(max),
  write: String,
})
export const day: Form<string> = { facts: { type: 'day' }, read: readDay, write: identity }
export const moment = (edge: Edge): Form<Date> => ({
  facts: { type: 'moment' },
  read: (text, context) => readMoment(text, edge, context),
  write: (instant, context) => writeMoment(instant, edge, context.timeZone),
})

const fillAndCheck =
  (check: (text: string) => string | CodecError) =>
  (text: string, context: ReadingContext): string | CodecError => {
    const filledText = read.fill(text, context.placeholders)
    return filledText instanceof CodecError ? filledText : check(filledText)
  }

export const link: Form<string> = { facts: { type: 'link' }, read: fillAndCheck(read.readLink), write: read.unfill }
export const contact: Form<string> = {
  facts: { type: 'contact' },
  read: fillAndCheck(read.readContact),
  write: read.unfill,
}
export const https: Form<string> = { facts: { type: 'https' }, read: read.readHttps, write: identity }

export const choice = <const Word extends string>(...choices: readonly Word[]): Form<Word> => ({
  facts: { type: 'choice', choices },
  read: read.oneOf(choices),
  write: identity,
})

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** A day of the week; 1 is Monday. */
export const weekday: Form<number> = {
  facts: { type: 'weekday', choices: weekdays },
  read(text) {
    const day = read.oneOf(weekdays)(text)
    return day instanceof CodecError ? day : weekdays.indexOf(day) + 1
  },
  write: (number) => weekdays[number - 1] ?? '',
}

export const email: Form<string> = {
  facts: { type: 'email' },
  read: fillAndCheck((text) =>
    isAddress(text) ? text : new CodecError(`\`${text}\` is not an email address. Write it like office@example.org.`),
  ),
  write: read.unfill,
}

/** Whether a name is an IANA time zone. Offsets are not allowed, as they have no summer time. */
function isZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const zone: Form<string> = {
  facts: { type: 'timeZone' },
  read: (text) =>
    isZone(text) ? text : new CodecError(`\`${text}\` is not an IANA time zone. Write it like Europe/London.`),
  write: identity,
}

export const currency: Form<string> = {
  facts: { type: 'currency' },
  read: (text) =>
    /^[a-z]{3}$/i.test(text) && Intl.supportedValuesOf('currency').includes(text.toUpperCase())
      ? text.toLowerCase()
      : new CodecError(`\`${text}\` is not a currency code. Write it like gbp.`),
  write: identity,
}

/** The id of an entry. */
export const id: Form<string> = {
  facts: { type: 'id', most: 200 },
  read: (text) =>
    /^[A-Za-z0-9_-]{1,200}$/.test(text)
      ? text
      : new CodecError(`\`${text.slice(0, 60)}\` cannot be used in a URL. Use a–z, 0–9, - and _.`),
  write: identity,
}

/** The cause a campaign raises money for, by its id. */
export const cause: Form<string> = { ...id, facts: { type: 'cause' } }

/** A file in one of the subfolders. */
export const fileIn = (folder: 'pictures' | 'files'): Form<string> => ({
  facts: { type: folder === 'pictures' ? 'picture' : 'file' },
  read(text, { hasFile }) {
    const path = text.normalize('NFC').replace(/^\.\//, '')
    const steps = path.split('/')
    if (steps[0] !== folder || steps.length < 2 || steps.includes('..') || path.includes('\\'))
      return new CodecError(`\`${text}\` is not in ${folder}/. Put it there and write ${folder}/${steps.at(-1) ?? ''}.`)
    const match = hasFile(path)
    if (match === true) return path
    return new CodecError(
      `There is no file ${path}.${match ? ` Did you mean \`${match}\`? Capital letters matter.` : ' Add it, or delete the line.'}`,
    )
  },
  write: identity,
})
