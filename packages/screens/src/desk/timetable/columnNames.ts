import type { ColumnRole } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'

/** Column roles, in the order of a timetable. */
export const columnRoles = [
  'ignore',
  'date',
  'number',
  'weekday',
  'month',
  'year',
  'fajr.begins',
  'fajr.jamaat',
  'sunrise',
  'dhuhr.begins',
  'dhuhr.jamaat',
  'asr.begins',
  'asr.other',
  'asr.jamaat',
  'maghrib.begins',
  'maghrib.jamaat',
  'isha.begins',
  'isha.jamaat',
] as const satisfies readonly ColumnRole[]

const otherRoles = ['ignore', 'date', 'number', 'weekday', 'month', 'year', 'asr.other'] as const

/** The prayers of a timetable's columns. */
export const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** Returns a function that names a column's role: `Fajr begins`. */
export function useColumnNames(): (role: ColumnRole) => string {
  const { t } = useMessages('deskTimetable')
  const { begins, jamaat } = t.deskTimetable
  return (role) => {
    const prayer = prayers.find((name) => role.startsWith(`${name}.`))
    if (prayer && role.endsWith('.begins')) return begins({ prayer: t.prayer.names[prayer] })
    if (prayer && role.endsWith('.jamaat')) return jamaat({ prayer: t.prayer.names[prayer] })
    if (role === 'sunrise') return t.prayer.names.sunrise
    const otherRole = otherRoles.find((option) => option === role)
    return otherRole ? t.deskTimetable.roles[otherRole] : role
  }
}
