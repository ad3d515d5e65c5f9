import type { DayPrayer, RangeRequest } from '@minaret/contract/desk'

/** What somebody wants of several days, as the form holds it. */
export type RangeDraft = {
  prayers: DayPrayer[]
  action: 'time' | 'none' | 'usual' | 'note'
  /** As typed, by prayer. */
  times: Partial<Record<DayPrayer, string>>
  note: string
  own: RangeRequest['own']
}

export const emptyDraft: RangeDraft = { prayers: [], action: 'time', times: {}, note: '', own: 'keep' }

/** A draft that was stored; nothing where it is none any more. */
export const readDraft = (value: unknown): RangeDraft | undefined => (isDraft(value) ? value : undefined)

const isDraft = (value: unknown): value is RangeDraft =>
  typeof value === 'object' &&
  value !== null &&
  'prayers' in value &&
  Array.isArray(value.prayers) &&
  'times' in value &&
  typeof value.times === 'object' &&
  'note' in value &&
  typeof value.note === 'string' &&
  'own' in value &&
  'action' in value

/** Everything that can be changed over several days, in the order of the day. */
export const rangePrayers = ['fajr', 'dhuhr', 'jumuah', 'asr', 'maghrib', 'isha', 'taraweeh', 'eid'] as const

/** Whether a prayer may have several times in a day. */
export const isSeveral = (prayer: DayPrayer): boolean => prayer === 'jumuah' || prayer === 'eid'

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const clocks = /^([01]\d|2[0-3]):[0-5]\d(, ?([01]\d|2[0-3]):[0-5]\d)*$/

/** The prayers whose new time is missing, or no time. */
export const wrongTimes = ({ prayers, action, times }: RangeDraft): DayPrayer[] =>
  action === 'time'
    ? prayers.filter((prayer) => !(isSeveral(prayer) ? clocks : clock).test((times[prayer] ?? '').trim()))
    : []

/** The change as the server takes it; nothing while it is not complete. */
export function toRequest(draft: RangeDraft, { from, to }: { from: string; to: string }): RangeRequest | undefined {
  const { action, times, own } = draft
  const prayers = action === 'note' ? [] : draft.prayers
  const note = draft.note.trim()
  if (from === '' || to === '' || to < from || wrongTimes(draft).length > 0) return undefined
  if (prayers.length === 0 && note === '') return undefined
  const jamaat = prayers.map((prayer) => [prayer, action === 'none' ? null : (times[prayer] ?? '').trim()] as const)
  return {
    from,
    to,
    own,
    ...(action === 'usual' ? { usual: prayers } : { jamaat: Object.fromEntries(jamaat) }),
    ...(note === '' ? {} : { note }),
  }
}
