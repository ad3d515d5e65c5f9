import type { prayers } from '../types.ts'

/**
 * The columns of a timetable file, in canonical order. Files out there say `athan` where a prayer begins and `iqama` for
 * the jamaat; those spellings stay in the file format and go no further.
 */
export const columns = [
  'day',
  'fajr_athan',
  'fajr_iqama',
  'sunrise',
  'dhuhr_athan',
  'dhuhr_iqama',
  'asr_athan',
  'asr_iqama',
  'maghrib_athan',
  'maghrib_iqama',
  'isha_athan',
  'isha_iqama',
] as const

/** A table that prints Asr by both schools has this one too; the mosque's own stands in `asr_athan`. */
export const otherAsrColumn = 'asr_athan_2'

export type Column = (typeof columns)[number] | typeof otherAsrColumn

/** Whether a header cell, lower-cased and trimmed, is one of ours. */
export const isColumn = (name: string): name is Column =>
  name === otherAsrColumn || columns.some((column) => column === name)

/** The two columns of each prayer. */
export const columnsOf = {
  fajr: { begins: 'fajr_athan', jamaat: 'fajr_iqama' },
  dhuhr: { begins: 'dhuhr_athan', jamaat: 'dhuhr_iqama' },
  asr: { begins: 'asr_athan', jamaat: 'asr_iqama' },
  maghrib: { begins: 'maghrib_athan', jamaat: 'maghrib_iqama' },
  isha: { begins: 'isha_athan', jamaat: 'isha_iqama' },
} as const satisfies Record<(typeof prayers)[number], { begins: Column; jamaat: Column }>
