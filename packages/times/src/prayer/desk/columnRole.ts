import type { ColumnRole } from '@minaret/contract/desk'

/** The column roles of the API. */
const columnRoles: Readonly<Record<ColumnRole, true>> = {
  'fajr.begins': true,
  'fajr.jamaat': true,
  sunrise: true,
  'dhuhr.begins': true,
  'dhuhr.jamaat': true,
  'asr.begins': true,
  'asr.jamaat': true,
  'asr.other': true,
  'maghrib.begins': true,
  'maghrib.jamaat': true,
  'isha.begins': true,
  'isha.jamaat': true,
  date: true,
  number: true,
  weekday: true,
  month: true,
  year: true,
  ignore: true,
}

export const isColumnRole = (name: string): name is ColumnRole => Object.hasOwn(columnRoles, name)
