import { type JumuahSlot, mergeRules, salahPhrases, type RuleTexts } from '@minaret/timetable'
import type { jumuahSlots } from '@minaret/foundation/db'

/** A stored Jumu'ah. */
export type StoredJumuah = Omit<typeof jumuahSlots.$inferSelect, 'tenantId' | 'position'>

/** The result of merging a document’s Jumu'ahs, with lines like those of `mergeRules`. */
export type JumuahMerge = { slots: StoredJumuah[]; changes: string[]; kept: string[] }

const nameOf = (name: string | null | undefined) => (name ? `Jumu'ah "${name}"` : "Jumu'ah")

const details = ['language', 'khatib', 'fromDay', 'untilDay'] as const
const detailNames = { language: 'language', khatib: 'khatib', fromDay: 'first day', untilDay: 'last day' } as const

const newSlot = ({ name, venue, rules }: JumuahSlot): StoredJumuah => ({
  name: name ?? null,
  venue: venue ?? null,
  language: null,
  khatib: null,
  fromDay: null,
  untilDay: null,
  rules: { ...salahPhrases(rules) },
})

/** Describes a Jumu'ah in one line: its rules and its venue. */
const describeSlot = ({ rules, venue }: Pick<StoredJumuah, 'rules' | 'venue'>) =>
  [...Object.entries(rules).map(([when, rule]) => (when === 'always' ? rule : `${when} ${rule}`)), venue]
    .filter(Boolean)
    .join('; ')

type MatchedSlot = { own: StoredJumuah; expressible: RuleTexts; imported: JumuahSlot }
/** Merges a stored Jumu'ah with its match in the document. */
function mergeMatched(
  { own, expressible, imported }: MatchedSlot,
  replace: boolean,
  result: JumuahMerge,
): StoredJumuah {
  const name = nameOf(own.name)
  const { rules, changes, unchanged } = mergeRules(
    name,
    { own: own.rules, expressible, written: salahPhrases(imported.rules) },
    replace,
  )
  const venue = imported.venue ?? (replace ? null : own.venue)
  result.changes.push(
    ...changes,
    ...(venue === own.venue ? [] : [`${name}, venue: ${own.venue ?? 'none'} → ${venue ?? 'none'}`]),
  )
  result.kept.push(...unchanged)
  const slot = { ...own, venue, rules }
  for (const key of details) {
    if (own[key] === null) continue
    const line = `${name}, ${detailNames[key]}`
    if (replace) {
      result.changes.push(`${line}: removed (was ${own[key]})`)
      slot[key] = null
    } else result.kept.push(`${line}: ${own[key]}`)
  }
  return slot
}

/**
 * Merges a document’s Jumu'ahs, matched by name, or in order if neither has one. Jumu'ahs that are missing from the
 * document are removed, unless the format cannot express them.
 * @param expressible the expressible rules of each stored slot, in the same order
 * @param replace whether all content that is missing from the document is removed
 */
export function mergeJumuah(
  storedSlots: readonly StoredJumuah[],
  expressible: readonly (RuleTexts | undefined)[],
  entries: readonly JumuahSlot[],
  replace: boolean,
): JumuahMerge {
  const result: JumuahMerge = { slots: [], changes: [], kept: [] }
  const remaining = [...entries]
  for (const [index, slot] of storedSlots.entries()) {
    const expressibleRules = expressible[index]
    const matchIndex = remaining.findIndex(({ name }) => (name ?? null) === slot.name)
    const [match] =
      matchIndex < 0 || (!expressibleRules && !replace && slot.name === null) ? [] : remaining.splice(matchIndex, 1)
    if (match)
      result.slots.push(
        mergeMatched({ own: slot, expressible: expressibleRules ?? {}, imported: match }, replace, result),
      )
    else if (expressibleRules || replace)
      result.changes.push(`${nameOf(slot.name)}: removed (was ${describeSlot(slot)})`)
    else {
      result.slots.push(slot)
      result.kept.push(`${nameOf(slot.name)}: ${describeSlot(slot)}`)
    }
  }
  for (const slot of remaining.map(newSlot)) {
    result.slots.push(slot)
    result.changes.push(`${nameOf(slot.name)}: new, ${describeSlot(slot)}`)
  }
  return result
}
