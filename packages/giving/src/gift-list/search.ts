import { sql } from 'drizzle-orm'
import { latinDigits } from '@minaret/foundation/base'
import type { Tx } from '@minaret/foundation/db'
import { currencyExponent, readAmount } from '@minaret/money'
import { addDays, isCalendarDay, zonedInstant } from '@minaret/timetable'

/** One word of a search: a gift matches when it has one of these words whole, or one that begins so. */
export type SearchWord = { whole: readonly string[]; beginning?: string }

/** A search as the database runs it: every word has to match, and the day where one was typed. */
export type GiftSearch = { words: readonly SearchWord[]; from?: Date; before?: Date }

/** What a mosque's searches are read against. */
export type SearchPlace = { timeZone: string; currencies: readonly string[] }

/** More words than this are not looked for. */
const mostWords = 8

/** The longest beginning that is looked for; addresses are stored up to 80 characters. */
const longest = { word: 40, address: 80 }

const two = (digits: string) => digits.padStart(2, '0')

/** A day as it is typed: 2026-11-25, 25/11/2026 or 25.11.2026. */
function dayIn(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(typed) ?? []
  const written = year ? `${year}-${two(month)}-${two(day)}` : typed
  return /^\d{4}-\d\d-\d\d$/.test(written) && isCalendarDay(written) ? written : undefined
}

/** The stored words of an amount: one for each number of decimals the mosque's currencies have. */
function amountWords(typed: string, currencies: readonly string[]): string[] {
  if (!/^\d{1,3}(,\d{3})+(\.\d+)?$|^\d{1,8}(\.\d+)?$/.test(typed)) return []
  const ofDecimals = new Map(currencies.map((currency) => [currencyExponent(currency), currency]))
  const amounts = [...ofDecimals.values()].flatMap((currency) => readAmount(typed.replaceAll(',', ''), currency) ?? [])
  return amounts.map((minor) => `=${minor}`)
}

/** A reference as it is quoted, in the form it is stored in: `k3f79qxa`. */
function referenceIn(typed: string): string | undefined {
  return /^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{0,4}$/i.test(typed)
    ? typed.toLowerCase().replace('-', '')
    : undefined
}

/** One piece between spaces, sorted by what it may be; `text` is still to be folded by the database. */
type Piece = { day: string } | { word: SearchWord } | { text: string; whole: readonly string[] }

function pieceOf(typed: string, currencies: readonly string[]): Piece {
  const day = dayIn(typed)
  if (day) return { day }
  const amount = amountWords(typed.replace(/^[£$€]/, ''), currencies)
  if (amount.length > 0 && /^[£$€]|[.,]/.test(typed)) return { word: { whole: amount } }
  const reference = referenceIn(typed)
  if (reference && /\d/.test(reference)) return { word: { whole: [], beginning: reference } }
  if (typed.includes('@')) return { word: { whole: [], beginning: typed.toLowerCase().slice(0, longest.address) } }
  return { text: typed, whole: reference ? [reference] : amount }
}

type Folded = { texts: string[][]; causes: { id: string; words: string[] }[] }

/** Folds what was typed, and the titles of the mosque's causes, as gifts' words were folded. */
async function fold(tx: Tx, texts: readonly string[]): Promise<Folded> {
  const { rows } = await tx.execute<Folded>(sql`select
    (select coalesce(json_agg(fold_words(t.text) order by t.position), '[]')
      from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality t (text, position)) as texts,
    (select coalesce(json_agg(json_build_object('id', id, 'words', fold_words(title))), '[]') from causes) as causes`)
  return rows[0] ?? { texts: [], causes: [] }
}

/** Reads what was typed into the search. A single character finds only words that are no longer, such as initials. */
export async function readSearch(tx: Tx, typed: string, { timeZone, currencies }: SearchPlace): Promise<GiftSearch> {
  const pieces = latinDigits(typed.replaceAll('\0', ''))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((piece) => pieceOf(piece, currencies))
  const texts = pieces.flatMap((piece) => ('text' in piece ? [piece] : []))
  const folded = await fold(
    tx,
    texts.map(({ text }) => text),
  )
  const causesFor = (word: string) =>
    folded.causes.filter(({ words }) => words.some((one) => one.startsWith(word))).map(({ id }) => `#${id}`)
  const words = texts.flatMap(({ whole }, at) =>
    (folded.texts[at] ?? []).map((word): SearchWord => {
      const long = word.length > 1
      const beginning = long ? { beginning: word.slice(0, longest.word) } : {}
      return { whole: [...whole, ...(long ? causesFor(word) : [word])], ...beginning }
    }),
  )
  const day = pieces.flatMap((piece) => ('day' in piece ? [piece.day] : []))[0]
  return {
    words: [...pieces.flatMap((piece) => ('word' in piece ? [piece.word] : [])), ...words],
    ...(day ? { from: zonedInstant(day, 0, timeZone), before: zonedInstant(addDays(day, 1), 0, timeZone) } : {}),
  }
}
