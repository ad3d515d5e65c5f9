import { type JumuahSlot, mergeRules, salahPhrases, type WrittenRules } from '@minaret/timetable'
import type { jumuahSlots } from '@minaret/foundation/db'

/** A Jumu'ah as it is stored. */
export type StoredJumuah = Omit<typeof jumuahSlots.$inferSelect, 'tenantId' | 'position'>

/** What a document does to the mosque's Jumu'ahs; in words as `mergeRules` has them. */
export type MergedJumuah = { slots: StoredJumuah[]; changes: string[]; kept: string[] }

const called = (name: string | null | undefined) => (name ? `Jumu'ah "${name}"` : "Jumu'ah")

const details = ['language', 'khatib', 'fromDay', 'untilDay'] as const
const detailNames = { language: 'language', khatib: 'khatib', fromDay: 'first day', untilDay: 'last day' } as const

const fresh = ({ name, venue, rules }: JumuahSlot): StoredJumuah => ({
  name: name ?? null,
  venue: venue ?? null,
  language: null,
  khatib: null,
  fromDay: null,
  untilDay: null,
  rules: { ...salahPhrases(rules) },
})

/** Everything of a Jumu'ah in a line: its time, and what else there is to know. */
const messages = ({ rules, venue }: Pick<StoredJumuah, 'rules' | 'venue'>) =>
  [...Object.entries(rules).map(([when, rule]) => (when === 'always' ? rule : `${when} ${rule}`)), venue]
    .filter(Boolean)
    .join('; ')

type Meeting = { own: StoredJumuah; expressible: WrittenRules; said: JumuahSlot }

/** A Jumu'ah that stands on both sides. */
function meet({ own, expressible, said }: Meeting, replace: boolean, merged: MergedJumuah): StoredJumuah {
  const name = called(own.name)
  const { rules, changes, unchanged } = mergeRules(
    name,
    { own: own.rules, expressible, written: salahPhrases(said.rules) },
    replace,
  )
  const venue = said.venue ?? (replace ? null : own.venue)
  merged.changes.push(
    ...changes,
    ...(venue === own.venue ? [] : [`${name}, venue: ${own.venue ?? 'none'} → ${venue ?? 'none'}`]),
  )
  merged.kept.push(...unchanged)
  const slot = { ...own, venue, rules }
  for (const key of details) {
    if (own[key] === null) continue
    const line = `${name}, ${detailNames[key]}`
    if (replace) {
      merged.changes.push(`${line}: removed (was ${own[key]})`)
      slot[key] = null
    } else merged.kept.push(`${line}: ${own[key]}`)
  }
  return slot
}

/**
 * Takes over a document's Jumu'ahs, which meet the mosque's by name, or in their order where neither has one. Those the
 * document does not have go, unless it could not have named them.
 * @param expressible of each of `own`, in their order, what the format can say of its rules
 * @param replace nothing stays that the document does not say
 */
export function mergeJumuah(
  own: readonly StoredJumuah[],
  expressible: readonly (WrittenRules | undefined)[],
  entries: readonly JumuahSlot[],
  replace: boolean,
): MergedJumuah {
  const merged: MergedJumuah = { slots: [], changes: [], kept: [] }
  const left = [...entries]
  for (const [index, slot] of own.entries()) {
    const could = expressible[index]
    const at = left.findIndex(({ name }) => (name ?? null) === slot.name)
    const [met] = at < 0 || (!could && !replace && slot.name === null) ? [] : left.splice(at, 1)
    if (met) merged.slots.push(meet({ own: slot, expressible: could ?? {}, said: met }, replace, merged))
    else if (could || replace) merged.changes.push(`${called(slot.name)}: removed (was ${messages(slot)})`)
    else {
      merged.slots.push(slot)
      merged.kept.push(`${called(slot.name)}: ${messages(slot)}`)
    }
  }
  for (const slot of left.map(fresh)) {
    merged.slots.push(slot)
    merged.changes.push(`${called(slot.name)}: new, ${messages(slot)}`)
  }
  return merged
}
