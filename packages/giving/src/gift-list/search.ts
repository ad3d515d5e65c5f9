import { sql } from 'drizzle-orm'
import { toLatinDigits } from '@minaret/foundation/base'
import type { Tx } from '@minaret/foundation/db'
import { currencyExponent, readAmount } from '@minaret/money'
import { addDays, isCalendarDay, zonedInstant } from '@minaret/timetable'

/** A search word. A gift matches if it has one of the exact words, or a word with the prefix. */
export type SearchWord = { exact: readonly string[]; prefix?: string }

/** A parsed search: all words and the day, if given, must match. */
export type GiftSearch = { words: readonly SearchWord[]; from?: Date; before?: Date }

/** The mosque's settings for parsing searches. */
export type SearchSettings = { timeZone: string; currencies: readonly string[] }

/** Further words are ignored. */
const maxWords = 8

/** The longest prefix; addresses are stored up to 80 characters. */
const maxLengths = { word: 40, address: 80 }

const padTwoDigits = (digits: string) => digits.padStart(2, '0')

/** Parses a day: 2026-11-25, 25/11/2026 or 25.11.2026. */
function parseDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  const isoDay = year ? `${year}-${padTwoDigits(month)}-${padTwoDigits(day)}` : text
  return /^\d{4}-\d\d-\d\d$/.test(isoDay) && isCalendarDay(isoDay) ? isoDay : undefined
}

/** The stored words of an amount, one per decimal precision of the mosque's currencies. */
function toAmountWords(text: string, currencies: readonly string[]): string[] {
  if (!/^\d{1,3}(,\d{3})+(\.\d+)?$|^\d{1,8}(\.\d+)?$/.test(text)) return []
  const currencyByDecimals = new Map(currencies.map((currency) => [currencyExponent(currency), currency]))
  const amounts = [...currencyByDecimals.values()].flatMap(
    (currency) => readAmount(text.replaceAll(',', ''), currency) ?? [],
  )
  return amounts.map((minor) => `=${minor}`)
}

/** Parses a gift reference to its stored form, such as `k3f79qxa`. */
function parseReference(text: string): string | undefined {
  return /^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{0,4}$/i.test(text) ? text.toLowerCase().replace('-', '') : undefined
}

/** A part of the search, as separated by spaces. `text` is yet to be folded by the database. */
type SearchPart = { day: string } | { word: SearchWord } | { text: string; exact: readonly string[] }

function parsePart(text: string, currencies: readonly string[]): SearchPart {
  const day = parseDay(text)
  if (day) return { day }
  const amount = toAmountWords(text.replace(/^[£$€]/, ''), currencies)
  if (amount.length > 0 && /^[£$€]|[.,]/.test(text)) return { word: { exact: amount } }
  const reference = parseReference(text)
  if (reference && /\d/.test(reference)) return { word: { exact: [], prefix: reference } }
  if (text.includes('@')) return { word: { exact: [], prefix: text.toLowerCase().slice(0, maxLengths.address) } }
  return { text, exact: reference ? [reference] : amount }
}

type FoldedWords = { texts: string[][]; causes: { id: string; words: string[] }[] }

/** Folds the search terms and the cause titles in the same way as gift words. */
async function foldWords(tx: Tx, texts: readonly string[]): Promise<FoldedWords> {
  const { rows } = await tx.execute<FoldedWords>(sql`select
    (select coalesce(json_agg(fold_words(t.text) order by t.position), '[]')
      from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality t (text, position)) as texts,
    (select coalesce(json_agg(json_build_object('id', id, 'words', fold_words(title))), '[]') from causes) as causes`)
  return rows[0] ?? { texts: [], causes: [] }
}

/** Parses a search. A single character matches only one-character words, such as initials. */
export async function readSearch(tx: Tx, text: string, { timeZone, currencies }: SearchSettings): Promise<GiftSearch> {
  const parts = toLatinDigits(text.replaceAll('\0', ''))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((part) => parsePart(part, currencies))
  const texts = parts.flatMap((part) => ('text' in part ? [part] : []))
  const foldedTexts = await foldWords(
    tx,
    texts.map(({ text }) => text),
  )
  const causesFor = (word: string) =>
    foldedTexts.causes
      .filter(({ words }) => words.some((titleWord) => titleWord.startsWith(word)))
      .map(({ id }) => `#${id}`)
  const words = texts.flatMap(({ exact }, index) =>
    (foldedTexts.texts[index] ?? []).map((word): SearchWord => {
      const isLong = word.length > 1
      const prefix = isLong ? { prefix: word.slice(0, maxLengths.word) } : {}
      return { exact: [...exact, ...(isLong ? causesFor(word) : [word])], ...prefix }
    }),
  )
  const day = parts.flatMap((part) => ('day' in part ? [part.day] : []))[0]
  return {
    words: [...parts.flatMap((part) => ('word' in part ? [part.word] : [])), ...words],
    ...(day ? { from: zonedInstant(day, 0, timeZone), before: zonedInstant(addDays(day, 1), 0, timeZone) } : {}),
  }
}
