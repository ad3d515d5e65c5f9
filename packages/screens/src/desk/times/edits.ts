import type { DayChange, DeskDay } from '@minaret/contract/desk'

/** What somebody wants of one prayer's jamaat on a day. */
export type Edit = { kind: 'time'; time: string } | { kind: 'none' } | { kind: 'usual' }

/** What is held on some days besides the five. */
export type Extra = 'jumuah' | 'taraweeh' | 'eid'

/** The prayers of a day that have a time of their own; Jumu'ah and Eid may have several. */
export type Editable = 'fajr' | 'dhuhr' | 'asr' | 'maghrib' | 'isha' | Extra

/** Whether a prayer may be held several times in a day. */
export const isSeveral = (prayer: Editable): boolean => prayer === 'jumuah' || prayer === 'eid'

/** Everything that was changed in the form and not saved. */
export type Edits = { jamaat: Partial<Record<Editable, Edit>>; note?: string }

/** Nothing changed. */
export const noEdits: Edits = { jamaat: {} }

/** A jamaat as it is saved: its time, several with commas for Jumu'ah, or null where none is held. */
function savedTime({ times }: DeskDay, prayer: Editable): string | null {
  const joined = (all: readonly { at: { time: string } }[] = []) => all.map(({ at }) => at.time).join(', ') || null
  if (prayer === 'jumuah') return joined(times.jumuah)
  if (prayer === 'eid') return joined(times.eid?.prayers)
  if (prayer === 'taraweeh') return times.taraweeh?.time ?? null
  return times.prayers.find((one) => one.prayer === prayer)?.jamaat?.time ?? null
}

/** What the form shows for a prayer: what was typed, else what is saved. */
export function shownTime(day: DeskDay, { jamaat }: Edits, prayer: Editable): string | null {
  const edit = jamaat[prayer]
  if (edit?.kind === 'time') return edit.time
  if (edit?.kind === 'none') return null
  if (edit?.kind === 'usual') {
    if (prayer === 'jumuah' || prayer === 'taraweeh' || prayer === 'eid') return day.usual?.[prayer] ?? null
    return day.reasons.find((reason) => reason.prayer === prayer)?.usual?.time ?? null
  }
  return savedTime(day, prayer)
}

/** With another edit for a prayer; one that changes nothing is dropped. */
export function withEdit(day: DeskDay, edits: Edits, prayer: Editable, edit: Edit): Edits {
  const { [prayer]: _before, ...others } = edits.jamaat
  const saved = savedTime(day, prayer)
  const isSame =
    edit.kind === 'usual' ? !(prayer in (day.own?.jamaat ?? {})) : (edit.kind === 'time' ? edit.time : null) === saved
  return { ...edits, jamaat: isSame ? others : { ...others, [prayer]: edit } }
}

/** With another note; the one that is saved already is no change. */
export function withNote(day: DeskDay, { note: _before, ...rest }: Edits, note: string): Edits {
  return note === (day.own?.note ?? '') ? rest : { ...rest, note }
}

/** Whether two forms were changed alike: edits that come out of a draft are new objects each time they are read. */
export const isSameEdits = (one: Edits, other: Edits): boolean =>
  one.note === other.note &&
  editables.every((prayer) => JSON.stringify(one.jamaat[prayer]) === JSON.stringify(other.jamaat[prayer]))

/** How many things are to be saved. */
export const countEdits = ({ jamaat, note }: Edits): number => Object.keys(jamaat).length + (note === undefined ? 0 : 1)

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const clocks = /^([01]\d|2[0-3]):[0-5]\d(, ?([01]\d|2[0-3]):[0-5]\d)*$/

/** The prayers whose time cannot be saved as it is typed. */
export const wrongTimes = ({ jamaat }: Edits): Editable[] =>
  (Object.entries(jamaat) satisfies [string, Edit][]).flatMap(([prayer, edit]) => {
    const name = editables.find((each) => each === prayer)
    if (!name || edit.kind !== 'time') return []
    return (isSeveral(name) ? clocks : clock).test(edit.time) ? [] : [name]
  })

/** The prayers of a form, in the order of the day. */
export const editables: readonly Editable[] = ['eid', 'fajr', 'dhuhr', 'jumuah', 'asr', 'maghrib', 'isha', 'taraweeh']

/** The edits as the server takes them. @param version of the day they were made from */
export function toChange({ jamaat, note }: Edits, version: string): DayChange {
  const entries = Object.entries(jamaat) satisfies [string, Edit][]
  const times = entries.flatMap(([prayer, edit]): [string, string | null][] =>
    edit.kind === 'usual' ? [] : [[prayer, edit.kind === 'time' ? edit.time : null]],
  )
  const usual = editables.filter((prayer) => jamaat[prayer]?.kind === 'usual')
  return {
    version,
    ...(times.length > 0 ? { jamaat: Object.fromEntries(times) } : {}),
    ...(usual.length > 0 ? { usual } : {}),
    ...(note === undefined ? {} : { note }),
  }
}

/** The Hijri dates whose evening begins, or may begin, a night of Ramadan: the moon decides on the last of Sha'ban. */
const mayHaveTaraweeh = ({ month, day }: DeskDay['times']['hijri']) => month === 9 || (month === 8 && day >= 29)

/** What can be held on a day besides the five, in the order of the day. */
export function extrasOf({ day, own, times }: DeskDay): Extra[] {
  const isOwn = (prayer: Extra) => own !== undefined && prayer in own.jamaat
  const isFriday = new Date(`${day}T12:00:00Z`).getUTCDay() === 5
  return [
    ...(times.eid || isOwn('eid') ? ['eid' as const] : []),
    ...(isFriday ? ['jumuah' as const] : []),
    ...(times.taraweeh || isOwn('taraweeh') || mayHaveTaraweeh(times.hijri) ? ['taraweeh' as const] : []),
  ]
}
