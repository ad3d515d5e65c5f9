import type { DonorColumnAnswer, DonorColumnRole, DonorListColumn } from '@minaret/contract/desk'
import {
  type Channel,
  channels,
  channelsIn,
  isSuspect,
  simplify,
  type WishHeading,
} from '../../contact-wishes/heading.ts'
import { createWishReader, isPlain, speaksForItself, type Wishes } from '../../contact-wishes/value.ts'
import { type DonorField, readHeading, shortHeading } from './columns.ts'
import type { ColumnTally } from './tallyColumns.ts'

/** What somebody said values mean that can't be understood; `*` stands for all others. */
type Means = ReadonlyMap<string, 'yes' | 'no' | 'nothing'>

/** What is made of a column. */
export type ColumnUse =
  | { kind: 'field'; field: DonorField; rank: number }
  | { kind: 'wish'; wish: WishHeading; means: Means; read: (value: string) => Wishes | undefined }
  | { kind: 'death' }
  | { kind: 'note' }
  | { kind: 'left' }

/** A column of a list of donors. */
export type Column = { at: number; heading: string; use: ColumnUse }

/** How a list is read, or which of its columns somebody has to explain first. */
export type ColumnPlan = { columns: Column[]; questions: DonorListColumn[] }

const none: Means = new Map()
const left: ColumnUse = { kind: 'left' }
const wishOf = (yes: WishHeading['yes'], those: readonly Channel[]): WishHeading => ({
  yes,
  objects: those,
  agrees: those,
  isDetail: false,
})

const wishUse = (wish: WishHeading, means = none): ColumnUse => ({
  kind: 'wish',
  wish,
  means,
  read: createWishReader(wish),
})

const roleFields: Partial<Record<DonorColumnRole, DonorField>> = {
  email: 'email',
  name: 'name',
  first: 'first',
  last: 'last',
  company: 'company',
  phone: 'phone',
  address: 'address0',
}
const named = ['email', 'name', 'first', 'last', 'company', 'phone'] as const
const fieldRole = (field: DonorField): DonorColumnRole => named.find((role) => roleFields[role] === field) ?? 'address'

const roleWishes: Partial<Record<DonorColumnRole, WishHeading>> = {
  agreesEmail: wishOf('agrees', ['email']),
  agreesCalls: wishOf('agrees', ['call']),
  agreesPost: wishOf('agrees', ['post']),
  agreesAll: wishOf('agrees', channels),
  objectsEmail: wishOf('objects', ['email']),
  objectsCalls: wishOf('objects', ['call']),
  objectsPost: wishOf('objects', ['post']),
  objectsAll: wishOf('objects', channels),
}

const isStatus = (heading: string): boolean => {
  const meaning = readHeading(heading)
  return meaning !== undefined && 'about' in meaning && meaning.about === 'status'
}

const headingWish = (heading: string): WishHeading => {
  const meaning = readHeading(heading)
  if (meaning && 'about' in meaning && meaning.about === 'wish') return meaning.wish
  if (isStatus(heading)) return wishOf('unknown', ['email'])
  return wishOf('unknown', channelsIn(simplify(heading))?.objects ?? channels)
}

/** What somebody said of a column. */
function answeredUse({ role, values = [] }: DonorColumnAnswer, heading: string): ColumnUse {
  const field = roleFields[role]
  // What a person names counts before what is guessed.
  if (field) return { kind: 'field', field, rank: -1 }
  if (role === 'deceased') return { kind: 'death' }
  if (role === 'note') return { kind: 'note' }
  if (role === 'ignore') return left
  const means = new Map(values.map(({ value, means: meaning }) => [value, meaning] as const))
  return wishUse(roleWishes[role] ?? headingWish(heading), means)
}

/** What a column is by its heading and, if that isn't enough, by its values. */
function guessUse(heading: string, tally: ColumnTally): ColumnUse {
  const meaning = readHeading(heading)
  const values = [...tally.values.keys()]
  const areAllPlain = values.length > 0 && !tally.hasMore && values.every(isPlain)
  const asWish = (those: readonly Channel[]) => wishUse(wishOf('unknown', those))
  if (meaning && 'field' in meaning) {
    // “Email” and “Phone” with a yes or no in each line are permissions.
    if (areAllPlain && meaning.field === 'email') return asWish(['email'])
    if (areAllPlain && meaning.field === 'phone') return asWish(['call'])
    return { kind: 'field', ...meaning }
  }
  if (meaning && 'note' in meaning) return { kind: 'note' }
  if (meaning?.about === 'wish') return wishUse(meaning.wish)
  if (meaning?.about === 'death') return { kind: 'death' }
  if (meaning?.about === 'sharing') return { kind: 'note' }
  const about = channelsIn(simplify(heading))
  if (areAllPlain && isSuspect(heading)) return asWish(about?.objects ?? channels)
  const speaks = values.some(speaksForItself)
  if (speaks) return asWish(meaning?.about === 'status' ? ['email'] : (about?.objects ?? channels))
  if (meaning) return left
  const addresses = values.filter((value) => /^\S+@\S+\.\S+$/.test(value)).length
  return addresses > 0 && addresses >= values.length * 0.8 ? { kind: 'field', field: 'email', rank: 99 } : left
}

/** Values listed of a column that is asked about. */
const mostAsked = 30

/** The values of a wish that nobody can understand but a person, the most frequent first. */
function unclearValues(use: ColumnUse, { values, hasMore, understood }: ColumnTally): DonorListColumn['values'] {
  if (use.kind !== 'wish' || use.means.has('*')) return []
  const { wish, means, read } = use
  // An x alone marks a line. Beside other values it may as well cross out a consent.
  const isMark = (value: string) => simplify(value) === 'x'
  const isMarked = understood === 0 && [...values.keys()].every(isMark)
  const isUnclear = (value: string) =>
    !means.has(value) && (read(value) === undefined || (wish.yes === 'agrees' && isMark(value) && !isMarked))
  const unclear = [...values]
    .filter(([value]) => isUnclear(value))
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count)
  if (unclear.length === 0) return []
  const rest = unclear.slice(mostAsked).reduce((sum, { count }) => sum + count, hasMore)
  return [...unclear.slice(0, mostAsked), ...(rest > 0 ? [{ value: '*', count: rest }] : [])]
}

const roleOf = (use: ColumnUse): DonorColumnRole => {
  if (use.kind === 'field') return fieldRole(use.field)
  return ({ wish: 'heading', death: 'deceased', note: 'note', left: 'ignore' } as const)[use.kind]
}

/** Whether most values of a column could be somebody's name: they have letters, and few have digits. */
const looksLikeNames = ({ values }: ColumnTally) => {
  const all = [...values.keys()]
  return all.length > 0 && all.filter((value) => /\p{L}/u.test(value) && !/\d/.test(value)).length > all.length / 2
}

/** Samples of a column, and their characters. */
const [mostSamples, sampleLength] = [3, 60]

/**
 * Decides what each column of a list is. A column that decides a person's wish is understood or asked about, never passed over.
 * @param headings the line of headings, empty if the list has none
 * @param answers what somebody said of columns that were asked about
 */
export function planColumns(
  headings: readonly string[],
  tallies: readonly ColumnTally[],
  answers: readonly DonorColumnAnswer[],
): ColumnPlan {
  const answerOf = new Map(answers.map((answer) => [answer.number - 1, answer] as const))
  const columns = tallies.map((tally, at): Column => {
    const [heading, answer] = [headings[at] ?? '', answerOf.get(at)]
    return { at, heading: shortHeading(heading), use: answer ? answeredUse(answer, heading) : guessUse(heading, tally) }
  })
  const hasField = (...those: DonorField[]) =>
    columns.some(({ use }) => use.kind === 'field' && those.includes(use.field))
  const lacksName = !hasField('name', 'first', 'last', 'company')
  const asksWho = (column: Column, tally: ColumnTally) =>
    column.use.kind === 'left' &&
    !answerOf.has(column.at) &&
    ((lacksName && looksLikeNames(tally)) || (lacksName && !hasField('email') && tally.samples.length > 0))
  const shown = columns.map((column, at): DonorListColumn => {
    const { use, heading } = column
    const tally = tallies[at]
    const values = tally ? unclearValues(use, tally) : []
    const isOpen = use.kind === 'wish' && use.wish.yes === 'unknown' && !isStatus(headings[at] ?? '')
    const asks = values.length > 0 ? (isOpen ? 'meaning' : 'values') : tally && asksWho(column, tally) && 'who'
    return {
      number: at + 1,
      heading,
      samples: tally?.samples.slice(0, mostSamples).map((sample) => sample.slice(0, sampleLength)) ?? [],
      ...(asks === 'meaning' ? {} : { role: answerOf.get(at)?.role ?? roleOf(use) }),
      ...(asks ? { asks } : {}),
      values,
    }
  })
  const isUnread = lacksName && !hasField('email') && !shown.some(({ asks }) => asks)
  if (isUnread) for (const column of shown) if (column.samples.length > 0) column.asks = 'who'
  return { columns, questions: shown.some(({ asks }) => asks) ? shown : [] }
}
