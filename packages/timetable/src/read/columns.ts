import type { prayers } from '../base/types.ts'

/**
 * The columns of a timetable file, in canonical order. Existing files use `athan` for a prayer's start time and `iqama`
 * for the jamaat; those spellings are used only in the file format.
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

/** An additional column of tables with Asr by both schools; the mosque's own school is in `asr_athan`. */
export const otherAsrColumn = 'asr_athan_2'

/** A column of a timetable file. */
export type Column = (typeof columns)[number] | typeof otherAsrColumn

/** The two columns of each prayer. */
export const columnsOf = {
  fajr: { begins: 'fajr_athan', jamaat: 'fajr_iqama' },
  dhuhr: { begins: 'dhuhr_athan', jamaat: 'dhuhr_iqama' },
  asr: { begins: 'asr_athan', jamaat: 'asr_iqama' },
  maghrib: { begins: 'maghrib_athan', jamaat: 'maghrib_iqama' },
  isha: { begins: 'isha_athan', jamaat: 'isha_iqama' },
} as const satisfies Record<(typeof prayers)[number], { begins: Column; jamaat: Column }>

/** A column of times. */
export type TimeColumn = Exclude<Column, 'day'>

/** The contents of a column: a time, or a part of the date. */
export type Role = TimeColumn | 'date' | 'number' | 'weekday' | 'month' | 'year'

/** Times that every line must have; the others can be derived from the mosque's rules. */
export const neededColumns = [
  'fajr_athan',
  'sunrise',
  'dhuhr_athan',
  'asr_athan',
  'maghrib_athan',
  'isha_athan',
] as const

/** The name of a column in `--map` and the preview: `fajr.begins`, `asr.jamaat`, `sunrise`, `asr.other`. */
export function roleName(role: Role): string {
  if (role === otherAsrColumn) return 'asr.other'
  return role.replace('_athan', '.begins').replace('_iqama', '.jamaat')
}

const roles = new Map<string, Role>(
  [
    ...columns.filter((column) => column !== 'day'),
    otherAsrColumn,
    'date',
    'number',
    'weekday',
    'month',
    'year',
  ].flatMap((role): [string, Role][] => {
    const column = asRole(role)
    return column === undefined
      ? []
      : [
          [roleName(column), column],
          [column, column],
        ]
  }),
)

function asRole(name: string): Role | undefined {
  const dateRole = (['date', 'number', 'weekday', 'month', 'year'] as const).find((role) => role === name)
  if (dateRole) return dateRole
  if (name === otherAsrColumn) return otherAsrColumn
  return columns.find(
    (column): column is Exclude<(typeof columns)[number], 'day'> => column !== 'day' && column === name,
  )
}

/** The role with a name such as `fajr.begins` or `fajr_athan`; undefined for an unknown name. */
export const roleOf = (name: string): Role | undefined => {
  const lower = name.trim().toLowerCase()
  return lower === 'day' ? 'date' : (roles.get(lower) ?? roles.get(`${lower}.begins`))
}

/** All role names, for messages. */
export const roleNames: readonly string[] = [...new Set([...roles.values()].map(roleName))]

/** The role name of a column spelt as in the file format or a finding: `fajr_iqama` is `fajr.jamaat`. */
export const nameOfColumn = (column: string): string => {
  const role = roleOf(column)
  return role === undefined ? column : roleName(role)
}
