import type { ImportEffect } from '@minaret/server/operator'

const dayLabels = { today: 'Today', tomorrow: 'Tomorrow', friday: 'Next Friday' } as const

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a coming day: `Today, Saturday 28 November 2026`. */
function formatDay({ name, day }: ImportEffect['soon'][number]): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const date = longDate.format(noon)
  return `${dayLabels[name]}, ${name === 'friday' ? date : `${weekday.format(noon)} ${date}`}`
}

/** Formats the name of a column: `isha.jamaat` is `Isha jamaat`. */
function formatColumn(column: string): string {
  const [name = '', part = ''] = column.split('.')
  const columnName =
    part === 'begins' || part === '' ? name : part === 'other' ? `${name} by the other school` : `${name} ${part}`
  return columnName.charAt(0).toUpperCase() + columnName.slice(1)
}

/** Describes the changes for today, tomorrow and next Friday, with the times before and after. */
export function describeComingDays(soon: ImportEffect['soon']): string[] {
  return soon.flatMap((day) => {
    const { inFile, changes, same } = day
    const label = formatDay(day)
    if (!inFile) return [`  ${label}: not in the file, so its times stay as they are`]
    if (changes.length === 0) return [`  ${label}: no change`]
    const unchangedNote = same === 0 ? '' : ` (${same} ${same === 1 ? 'time stays' : 'times stay'} the same)`
    return [
      `  ${label}${unchangedNote}:`,
      ...changes.map(
        ({ column, before = 'none', after = 'none' }) =>
          `    ${formatColumn(column).padEnd(27)} ${before.padStart(5)} → ${after}`,
      ),
    ]
  })
}

/** Describes the condition of a rule. @param when as stored */
function formatCondition(when: string): string {
  if (when === 'always') return 'for always'
  if (when === 'summer') return 'for summer time'
  if (when === 'ramadan') return 'for Ramadan'
  return when.startsWith('from ') ? when : `for ${when.charAt(0).toUpperCase()}${when.slice(1)}s`
}

/** Describes the rules that the table overrides, one line each. */
export const describeUnusedRules = (rules: ImportEffect['unusedRules']): string[] =>
  rules.map(({ prayer, when, days, of, from, to }) => {
    const rule = `the ${formatColumn(prayer)} rule ${formatCondition(when)} isn't used`
    const span = from === to ? from : `${from} to ${to}`
    const allDays = days === 1 ? 'the only day' : `all ${days} days`
    const count = days < of ? `${days} of ${of} days` : allDays
    return `Your timetable has its own jamaat on ${count} (${span}), so ${rule}${days < of ? ' on those' : ''}.`
  })
