import type { ContentFieldType } from '@minaret/contract/desk'
import { isAddress } from '@minaret/foundation/email-addresses'
import { formatClock } from '@minaret/foundation/tenancy'
import { convertToHtml, convertToMarkdown } from '../rich/conversions.ts'
import type { ReadingContext } from './context.ts'
import { type Edge, readDay, readMoment, writeMoment } from './days.ts'
import * as read from './read.ts'
import { CodecError } from './CodecError.ts'

/** What a form for people has to know of a value. */
export type FieldFacts = {
  type: Exclude<ContentFieldType, 'entry' | 'entries'>
  /** The most characters. */
  most?: number
  low?: number
  high?: number
  choices?: readonly string[]
}

/** How one kind of value is written in a folder, both ways. */
export type Form<T> = {
  facts: FieldFacts
  read(text: string, context: ReadingContext): T | CodecError | readonly CodecError[]
  write(value: T, context: ReadingContext): string
}

/** A form that is read and written on another thread: its fields are for zod's asynchronous calls. */
export type AsyncForm<T> = {
  facts: FieldFacts
  read(text: string, context: ReadingContext): Promise<T | CodecError | readonly CodecError[]>
  write(value: T, context: ReadingContext): Promise<string>
}

const same = (text: string) => text

/** Words of people, in which `{name}` and the like stand for the mosque's own. */
export const words: Form<string> = {
  facts: { type: 'words' },
  read: (text, context) => read.fill(text, context.words),
  write: read.unfill,
}

const mostOnLine = 300

/** Such words of a line or so, as a title has them. */
export const line: Form<string> = {
  facts: { type: 'line', most: mostOnLine },
  read: (text, context) =>
    text.length > mostOnLine
      ? new CodecError(
          `This has ${text.length} characters, and the limit is ${mostOnLine}. Shorten it, and put the rest in the text.`,
        )
      : words.read(text, context),
  write: words.write,
}

/** What a picture shows. */
export const alt: Form<string> = { ...line, facts: { type: 'alt', most: mostOnLine } }

/** An amount, read where its currency is known. */
export const amount: Form<string> = { ...words, facts: { type: 'amount' } }

/** When an event begins and ends, read where its zone is known. */
export const eventStart: Form<string> = { ...words, facts: { type: 'moment' } }
export const eventEnd: Form<string> = { ...words, facts: { type: 'eventEnd' } }

/** Whatever means something in Markdown, in the mosque's own words. */
const escaped = (word: string) => word.replaceAll(/[\\`*_[\]<>]/g, '\\$&')

/** The most problems that are reported of one text. */
const mostProblems = 100

/** A text in Markdown; stored as HTML. */
export const rich: AsyncForm<string> = {
  facts: { type: 'markdown' },
  async read(text, context) {
    // A brace that stays is kept from Markdown as well.
    const filled = read.fill(text.replaceAll(/\\(?=\{(?:name|email|phone|address)\})/g, '\\\\'), context.words, escaped)
    if (filled instanceof CodecError) return filled
    const { html, problems } = await convertToHtml(filled)
    return problems.length === 0
      ? html
      : problems
          .slice(0, mostProblems)
          .map(({ line: at, message, code }) => new CodecError(message, { line: at, code }))
  },
  write: async (html) => read.unfill(await convertToMarkdown(html)),
}

/** Plain words in paragraphs, with empty lines between them. */
export const paragraphs: Form<string[]> = {
  facts: { type: 'paragraphs' },
  read(text, context) {
    const filled = read.fill(text, context.words)
    if (filled instanceof CodecError) return filled
    return filled
      .split(/\n[ \t]*\n/)
      .map((part) => part.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean)
  },
  write: (parts) => read.unfill(parts.join('\n\n')),
}

/** What amounts do, one on each line: `25: one square metre of slate`. The amounts are read by whoever knows the currency. */
export const examples: Form<{ amount: string; text: string }[]> = {
  facts: { type: 'words' },
  read(text, context) {
    const filled = read.fill(text, context.words)
    if (filled instanceof CodecError) return filled
    const errors: CodecError[] = []
    const list = filled.split('\n').flatMap((written, line) => {
      if (written.trim() === '') return []
      const { amount, text: does } = /^\s*(?<amount>[^:：]+?)\s*[:：]\s*(?<text>.+?)\s*$/.exec(written)?.groups ?? {}
      if (amount !== undefined && does !== undefined) return [{ amount, text: does }]
      const message = `\`${written.trim()}\` is not an amount, a colon and what it does. Write it like 25: one square metre of slate.`
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
export const whole = (low: number, high: number): Form<number> => ({
  facts: { type: 'whole', low, high },
  read: read.readWhole(low, high),
  write: String,
})
export const degrees = (most: number): Form<number> => ({
  facts: { type: 'degrees', low: -most, high: most },
  read: read.readDegrees(most),
  write: String,
})
export const day: Form<string> = { facts: { type: 'day' }, read: readDay, write: same }
export const moment = (edge: Edge): Form<Date> => ({
  facts: { type: 'moment' },
  read: (text, context) => readMoment(text, edge, context),
  write: (at, context) => writeMoment(at, edge, context.timeZone),
})

const filledThen =
  (check: (text: string) => string | CodecError) =>
  (text: string, context: ReadingContext): string | CodecError => {
    const filled = read.fill(text, context.words)
    return filled instanceof CodecError ? filled : check(filled)
  }

export const link: Form<string> = { facts: { type: 'link' }, read: filledThen(read.readLink), write: read.unfill }
export const contact: Form<string> = {
  facts: { type: 'contact' },
  read: filledThen(read.readContact),
  write: read.unfill,
}
export const https: Form<string> = { facts: { type: 'https' }, read: read.readHttps, write: same }

export const choice = <const Word extends string>(...known: readonly Word[]): Form<Word> => ({
  facts: { type: 'choice', choices: known },
  read: read.oneOf(known),
  write: same,
})

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** A day of the week; 1 is Monday. */
export const weekday: Form<number> = {
  facts: { type: 'weekday', choices: weekdays },
  read(text) {
    const known = read.oneOf(weekdays)(text)
    return known instanceof CodecError ? known : weekdays.indexOf(known) + 1
  },
  write: (number) => weekdays[number - 1] ?? '',
}

export const email: Form<string> = {
  facts: { type: 'email' },
  read: filledThen((text) =>
    isAddress(text) ? text : new CodecError(`\`${text}\` is not an email address. Write it like office@example.org.`),
  ),
  write: read.unfill,
}

/** A zone of the IANA database; a bare offset is none, since it has no summer. */
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
  write: same,
}

export const currency: Form<string> = {
  facts: { type: 'currency' },
  read: (text) =>
    /^[a-z]{3}$/i.test(text) && Intl.supportedValuesOf('currency').includes(text.toUpperCase())
      ? text.toLowerCase()
      : new CodecError(`\`${text}\` is not a currency code. Write it like gbp.`),
  write: same,
}

/** What an entry is called where others refer to it. */
export const id: Form<string> = {
  facts: { type: 'id', most: 200 },
  read: (text) =>
    /^[A-Za-z0-9_-]{1,200}$/.test(text)
      ? text
      : new CodecError(`\`${text.slice(0, 60)}\` cannot be used in an address. Use a–z, 0–9, - and _.`),
  write: same,
}

/** The cause a campaign raises money for, by its id. */
export const cause: Form<string> = { ...id, facts: { type: 'cause' } }

/** A file below one of the folder's own folders. */
export const fileIn = (folder: 'pictures' | 'files'): Form<string> => ({
  facts: { type: folder === 'pictures' ? 'picture' : 'file' },
  read(text, { hasFile }) {
    const path = text.normalize('NFC').replace(/^\.\//, '')
    const steps = path.split('/')
    if (steps[0] !== folder || steps.length < 2 || steps.includes('..') || path.includes('\\'))
      return new CodecError(`\`${text}\` is not in ${folder}/. Put it there and write ${folder}/${steps.at(-1) ?? ''}.`)
    const found = hasFile(path)
    if (found === true) return path
    return new CodecError(
      `There is no file ${path}.${found ? ` Did you mean \`${found}\`? Capital letters matter.` : ' Put it there, or delete the line.'}`,
    )
  },
  write: same,
})
