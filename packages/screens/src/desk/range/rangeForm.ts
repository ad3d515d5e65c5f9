import type { DayPrayer, RangeRequest } from '@minaret/contract/desk'
import { parseTimes, parseTime } from '../frame/index.ts'

/** The draft of a change to several days. */
export type RangeDraft = {
  prayers: DayPrayer[]
  action: 'time' | 'none' | 'usual' | 'note'
  /** As typed, by prayer. */
  times: Partial<Record<DayPrayer, string>>
  note: string
  own: RangeRequest['own']
}

export const emptyDraft: RangeDraft = { prayers: [], action: 'time', times: {}, note: '', own: 'keep' }

/** Parses a stored draft; undefined if it is invalid. */
export const parseRangeDraft = (value: unknown): RangeDraft | undefined => (isDraft(value) ? value : undefined)

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

/** The prayers that can be changed over several days, in the order of the day. */
export const rangePrayers = ['fajr', 'dhuhr', 'jumuah', 'asr', 'maghrib', 'isha', 'taraweeh', 'eid'] as const

/** Whether a prayer may have several times in a day. */
export const allowsSeveralTimes = (prayer: DayPrayer): boolean => prayer === 'jumuah' || prayer === 'eid'

/**
 * Parses a typed time; a comma-separated list if the prayer may have several times.
 * @returns `HH:MM` or `HH:MM, HH:MM`; undefined if it is invalid
 */
export const parsePrayerTimes = (prayer: DayPrayer, text: string): string | undefined =>
  allowsSeveralTimes(prayer) ? parseTimes(text) : parseTime(text)

/** The prayers whose new time is missing or invalid. */
export const invalidTimes = ({ prayers, action, times }: RangeDraft): DayPrayer[] =>
  action === 'time' ? prayers.filter((prayer) => parsePrayerTimes(prayer, times[prayer] ?? '') === undefined) : []

/** The request for a change; undefined while it is incomplete. */
export function toRequest(draft: RangeDraft, { from, to }: { from: string; to: string }): RangeRequest | undefined {
  const { action, times, own } = draft
  const prayers = action === 'note' ? [] : draft.prayers
  const note = draft.note.trim()
  if (from === '' || to === '' || to < from || invalidTimes(draft).length > 0) return undefined
  if (prayers.length === 0 && note === '') return undefined
  const timeOf = (prayer: DayPrayer) =>
    action === 'none' ? null : (parsePrayerTimes(prayer, times[prayer] ?? '') ?? null)
  const jamaat = prayers.map((prayer) => [prayer, timeOf(prayer)] as const)
  return {
    from,
    to,
    own,
    ...(action === 'usual' ? { usual: prayers } : { jamaat: Object.fromEntries(jamaat) }),
    ...(note === '' ? {} : { note }),
  }
}
