import type { DonorColumnAnswer, DonorColumnRole, DonorListColumn } from '@minaret/contract/desk'
import {
  type Channel,
  channels,
  channelsIn,
  mayConcernContact,
  simplify,
  type PreferenceHeading,
} from '../../contact-preferences/heading.ts'
import {
  createPreferencesReader,
  isPlain,
  isExplicitPreference,
  type ContactPreferences,
} from '../../contact-preferences/value.ts'
import { type DonorField, readHeading, shortHeading } from './columns.ts'
import type { ColumnTally } from './tallyColumns.ts'

/** The user's answers about unclear values; `*` applies to all others. */
type ValueMeanings = ReadonlyMap<string, 'yes' | 'no' | 'nothing'>

/** How a column is used. */
export type ColumnUse =
  | { kind: 'field'; field: DonorField; rank: number }
  | {
      kind: 'preference'
      preference: PreferenceHeading
      meanings: ValueMeanings
      read: (value: string) => ContactPreferences | undefined
    }
  | { kind: 'death' }
  | { kind: 'note' }
  | { kind: 'ignored' }

/** A column of a list of donors. */
export type Column = { index: number; heading: string; use: ColumnUse }

/** The use of each column, or the columns to ask the user about first. */
export type ColumnPlan = { columns: Column[]; questions: DonorListColumn[] }

const noMeanings: ValueMeanings = new Map()
const ignoredUse: ColumnUse = { kind: 'ignored' }
const createHeading = (yes: PreferenceHeading['yes'], affectedChannels: readonly Channel[]): PreferenceHeading => ({
  yes,
  objects: affectedChannels,
  agrees: affectedChannels,
  isDetail: false,
})

const preferenceUse = (preference: PreferenceHeading, meanings = noMeanings): ColumnUse => ({
  kind: 'preference',
  preference,
  meanings,
  read: createPreferencesReader(preference),
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
const namedFields = ['email', 'name', 'first', 'last', 'company', 'phone'] as const
const fieldRole = (field: DonorField): DonorColumnRole =>
  namedFields.find((role) => roleFields[role] === field) ?? 'address'

const roleHeadings: Partial<Record<DonorColumnRole, PreferenceHeading>> = {
  agreesEmail: createHeading('agrees', ['email']),
  agreesCalls: createHeading('agrees', ['call']),
  agreesPost: createHeading('agrees', ['post']),
  agreesAll: createHeading('agrees', channels),
  objectsEmail: createHeading('objects', ['email']),
  objectsCalls: createHeading('objects', ['call']),
  objectsPost: createHeading('objects', ['post']),
  objectsAll: createHeading('objects', channels),
}

const isStatus = (heading: string): boolean => {
  const meaning = readHeading(heading)
  return meaning !== undefined && 'about' in meaning && meaning.about === 'status'
}

const guessHeading = (heading: string): PreferenceHeading => {
  const meaning = readHeading(heading)
  if (meaning && 'about' in meaning && meaning.about === 'preference') return meaning.preference
  if (isStatus(heading)) return createHeading('unknown', ['email'])
  return createHeading('unknown', channelsIn(simplify(heading))?.objects ?? channels)
}

/** The use of a column according to the user's answer. */
function answeredUse({ role, values = [] }: DonorColumnAnswer, heading: string): ColumnUse {
  const field = roleFields[role]
  // An answer takes precedence over a guess.
  if (field) return { kind: 'field', field, rank: -1 }
  if (role === 'deceased') return { kind: 'death' }
  if (role === 'note') return { kind: 'note' }
  if (role === 'ignore') return ignoredUse
  const meanings = new Map(values.map(({ value, means: meaning }) => [value, meaning] as const))
  return preferenceUse(roleHeadings[role] ?? guessHeading(heading), meanings)
}

/** Guesses the use of a column from its heading and, if that isn't enough, from its values. */
function guessUse(heading: string, tally: ColumnTally): ColumnUse {
  const meaning = readHeading(heading)
  const values = [...tally.values.keys()]
  const hasOnlyPlainValues = values.length > 0 && !tally.hasMore && values.every(isPlain)
  const asPreference = (affectedChannels: readonly Channel[]) =>
    preferenceUse(createHeading('unknown', affectedChannels))
  if (meaning && 'field' in meaning) {
    // “Email” and “Phone” with a yes or no in each line are permissions.
    if (hasOnlyPlainValues && meaning.field === 'email') return asPreference(['email'])
    if (hasOnlyPlainValues && meaning.field === 'phone') return asPreference(['call'])
    return { kind: 'field', ...meaning }
  }
  if (meaning && 'note' in meaning) return { kind: 'note' }
  if (meaning?.about === 'preference') return preferenceUse(meaning.preference)
  if (meaning?.about === 'death') return { kind: 'death' }
  if (meaning?.about === 'sharing') return { kind: 'note' }
  const namedChannels = channelsIn(simplify(heading))
  if (hasOnlyPlainValues && mayConcernContact(heading)) return asPreference(namedChannels?.objects ?? channels)
  const hasExplicitValue = values.some(isExplicitPreference)
  if (hasExplicitValue)
    return asPreference(meaning?.about === 'status' ? ['email'] : (namedChannels?.objects ?? channels))
  if (meaning) return ignoredUse
  const addresses = values.filter((value) => /^\S+@\S+\.\S+$/.test(value)).length
  return addresses > 0 && addresses >= values.length * 0.8 ? { kind: 'field', field: 'email', rank: 99 } : ignoredUse
}

/** The maximum number of values in a question. */
const maxAsked = 30

/** The values of a contact preference that need an answer, the most frequent first. */
function unclearValues(use: ColumnUse, { values, hasMore, clearCount }: ColumnTally): DonorListColumn['values'] {
  if (use.kind !== 'preference' || use.meanings.has('*')) return []
  const { preference, meanings, read: readValue } = use
  // An x alone is a tick. Next to other values it could also be a cross.
  const isMark = (value: string) => simplify(value) === 'x'
  const hasOnlyMarks = clearCount === 0 && [...values.keys()].every(isMark)
  const isUnclear = (value: string) =>
    !meanings.has(value) &&
    (readValue(value) === undefined || (preference.yes === 'agrees' && isMark(value) && !hasOnlyMarks))
  const unclearEntries = [...values]
    .filter(([value]) => isUnclear(value))
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count)
  if (unclearEntries.length === 0) return []
  const rest = unclearEntries.slice(maxAsked).reduce((sum, { count }) => sum + count, hasMore)
  return [...unclearEntries.slice(0, maxAsked), ...(rest > 0 ? [{ value: '*', count: rest }] : [])]
}

const roleOf = (use: ColumnUse): DonorColumnRole => {
  if (use.kind === 'field') return fieldRole(use.field)
  return ({ preference: 'heading', death: 'deceased', note: 'note', ignored: 'ignore' } as const)[use.kind]
}

/** Whether most values of a column could be names: with letters and without digits. */
const looksLikeNames = ({ values }: ColumnTally) => {
  const texts = [...values.keys()]
  return (
    texts.length > 0 && texts.filter((value) => /\p{L}/u.test(value) && !/\d/.test(value)).length > texts.length / 2
  )
}

/** The maximum number of samples of a column, and their maximum length. */
const [maxSamples, sampleLength] = [3, 60]

/**
 * Decides the use of each column. A column with contact preferences is never ignored: if it is unclear, the user is asked.
 * @param headings empty if the list has none
 * @param answers the user's answers to earlier questions
 */
export function planColumns(
  headings: readonly string[],
  tallies: readonly ColumnTally[],
  answers: readonly DonorColumnAnswer[],
): ColumnPlan {
  const answerOf = new Map(answers.map((answer) => [answer.number - 1, answer] as const))
  const columns = tallies.map((tally, index): Column => {
    const [heading, answer] = [headings[index] ?? '', answerOf.get(index)]
    return {
      index,
      heading: shortHeading(heading),
      use: answer ? answeredUse(answer, heading) : guessUse(heading, tally),
    }
  })
  const hasField = (...fields: DonorField[]) =>
    columns.some(({ use }) => use.kind === 'field' && fields.includes(use.field))
  const hasNoName = !hasField('name', 'first', 'last', 'company')
  const needsIdentity = (column: Column, tally: ColumnTally) =>
    column.use.kind === 'ignored' &&
    !answerOf.has(column.index) &&
    ((hasNoName && looksLikeNames(tally)) || (hasNoName && !hasField('email') && tally.samples.length > 0))
  const listColumns = columns.map((column, index): DonorListColumn => {
    const { use, heading } = column
    const tally = tallies[index]
    const values = tally ? unclearValues(use, tally) : []
    const isOpen = use.kind === 'preference' && use.preference.yes === 'unknown' && !isStatus(headings[index] ?? '')
    const asks = values.length > 0 ? (isOpen ? 'meaning' : 'values') : tally && needsIdentity(column, tally) && 'who'
    return {
      number: index + 1,
      heading,
      samples: tally?.samples.slice(0, maxSamples).map((sample) => sample.slice(0, sampleLength)) ?? [],
      ...(asks === 'meaning' ? {} : { role: answerOf.get(index)?.role ?? roleOf(use) }),
      ...(asks ? { asks } : {}),
      values,
    }
  })
  const hasNoIdentity = hasNoName && !hasField('email') && !listColumns.some(({ asks }) => asks)
  if (hasNoIdentity) for (const column of listColumns) if (column.samples.length > 0) column.asks = 'who'
  return { columns, questions: listColumns.some(({ asks }) => asks) ? listColumns : [] }
}
