import type { DayChange, DeskDay } from '@minaret/contract/desk'

/** A change to one prayer's jamaat on a day. */
export type Edit = { kind: 'time'; time: string } | { kind: 'none' } | { kind: 'usual' }

/** Prayers held on some days in addition to the daily five. */
export type ExtraPrayer = 'jumuah' | 'taraweeh' | 'eid'

/** The prayers of a day with an editable time; Jumu'ah and Eid may have several. */
export type EditablePrayer = 'fajr' | 'dhuhr' | 'asr' | 'maghrib' | 'isha' | ExtraPrayer

/** Whether a prayer may be held several times in a day. */
export const allowsSeveralTimes = (prayer: EditablePrayer): boolean => prayer === 'jumuah' || prayer === 'eid'

/** The unsaved changes of the form. */
export type Edits = { jamaat: Partial<Record<EditablePrayer, Edit>>; note?: string }

/** No changes. */
export const noEdits: Edits = { jamaat: {} }

/** The saved jamaat: its time, a comma-separated list for Jumu'ah and Eid; null if there is none. */
function savedTime({ times }: DeskDay, prayer: EditablePrayer): string | null {
  const joinTimes = (entries: readonly { at: { time: string } }[] = []) =>
    entries.map(({ at }) => at.time).join(', ') || null
  if (prayer === 'jumuah') return joinTimes(times.jumuah)
  if (prayer === 'eid') return joinTimes(times.eid?.prayers)
  if (prayer === 'taraweeh') return times.taraweeh?.time ?? null
  return times.prayers.find((entry) => entry.prayer === prayer)?.jamaat?.time ?? null
}

/** The form's value for a prayer: the edited time, else the saved one. */
export function displayedTime(day: DeskDay, { jamaat }: Edits, prayer: EditablePrayer): string | null {
  const edit = jamaat[prayer]
  if (edit?.kind === 'time') return edit.time
  if (edit?.kind === 'none') return null
  if (edit?.kind === 'usual') {
    if (prayer === 'jumuah' || prayer === 'taraweeh' || prayer === 'eid') return day.usual?.[prayer] ?? null
    return day.reasons.find((reason) => reason.prayer === prayer)?.usual?.time ?? null
  }
  return savedTime(day, prayer)
}

/** Returns the edits with one prayer changed; an edit without effect is dropped. */
export function withEdit(day: DeskDay, edits: Edits, prayer: EditablePrayer, edit: Edit): Edits {
  const { [prayer]: _previous, ...rest } = edits.jamaat
  const savedValue = savedTime(day, prayer)
  const isSame =
    edit.kind === 'usual'
      ? !(prayer in (day.own?.jamaat ?? {}))
      : (edit.kind === 'time' ? edit.time : null) === savedValue
  return { ...edits, jamaat: isSame ? rest : { ...rest, [prayer]: edit } }
}

/** Returns the edits with a new note; a note equal to the saved one is not a change. */
export function withNote(day: DeskDay, { note: _previous, ...rest }: Edits, note: string): Edits {
  return note === (day.own?.note ?? '') ? rest : { ...rest, note }
}

/** Whether two sets of edits are equal in content: reading a draft creates new objects each time. */
export const areEditsEqual = (a: Edits, b: Edits): boolean =>
  a.note === b.note &&
  editablePrayers.every((prayer) => JSON.stringify(a.jamaat[prayer]) === JSON.stringify(b.jamaat[prayer]))

/** The number of unsaved changes. */
export const countEdits = ({ jamaat, note }: Edits): number => Object.keys(jamaat).length + (note === undefined ? 0 : 1)

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/
const clockListPattern = /^([01]\d|2[0-3]):[0-5]\d(, ?([01]\d|2[0-3]):[0-5]\d)*$/

/** The prayers whose typed time is invalid. */
export const invalidTimes = ({ jamaat }: Edits): EditablePrayer[] =>
  (Object.entries(jamaat) satisfies [string, Edit][]).flatMap(([prayer, edit]) => {
    const name = editablePrayers.find((editable) => editable === prayer)
    if (!name || edit.kind !== 'time') return []
    return (allowsSeveralTimes(name) ? clockListPattern : clockPattern).test(edit.time) ? [] : [name]
  })

/** The prayers of a form, in the order of the day. */
export const editablePrayers: readonly EditablePrayer[] = [
  'eid',
  'fajr',
  'dhuhr',
  'jumuah',
  'asr',
  'maghrib',
  'isha',
  'taraweeh',
]

/** The request body for the edits. @param version of the day that they are based on */
export function toChange({ jamaat, note }: Edits, version: string): DayChange {
  const entries = Object.entries(jamaat) satisfies [string, Edit][]
  const times = entries.flatMap(([prayer, edit]): [string, string | null][] =>
    edit.kind === 'usual' ? [] : [[prayer, edit.kind === 'time' ? edit.time : null]],
  )
  const usual = editablePrayers.filter((prayer) => jamaat[prayer]?.kind === 'usual')
  return {
    version,
    ...(times.length > 0 ? { jamaat: Object.fromEntries(times) } : {}),
    ...(usual.length > 0 ? { usual } : {}),
    ...(note === undefined ? {} : { note }),
  }
}

/** Whether the evening of a Hijri date may be a night of Ramadan: on 29 Sha'ban it depends on the sighting. */
const mayHaveTaraweeh = ({ month, day }: DeskDay['times']['hijri']) => month === 9 || (month === 8 && day >= 29)

/** The extra prayers that can be held on a day, in the order of the day. */
export function extraPrayers({ day, own, times }: DeskDay): ExtraPrayer[] {
  const hasOwnTime = (prayer: ExtraPrayer) => own !== undefined && prayer in own.jamaat
  const isFriday = new Date(`${day}T12:00:00Z`).getUTCDay() === 5
  return [
    ...(times.eid || hasOwnTime('eid') ? ['eid' as const] : []),
    ...(isFriday ? ['jumuah' as const] : []),
    ...(times.taraweeh || hasOwnTime('taraweeh') || mayHaveTaraweeh(times.hijri) ? ['taraweeh' as const] : []),
  ]
}
