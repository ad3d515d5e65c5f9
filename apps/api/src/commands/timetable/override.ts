import { Command } from 'commander'
import { clockOf, isCalendarDay, OperatorError, prayers, storeOverride } from '@minaret/server'
import { withTenant } from '../withTenant.ts'

type Options = { tenant: string; note?: string; clear?: boolean }

/** Why one `prayer=time` cannot be used, or what it says. */
function readPart(part: string): [prayer: string, time: string | null] | string {
  const [prayer = '', time = ''] = part.toLowerCase().split('=')
  if (!prayers.some((known) => known === prayer)) return `"${part}" names none of ${prayers.join(', ')}.`
  if (time === 'none') return [prayer, null]
  if (clockOf(time) !== undefined) return [prayer, time]
  return `"${part}" is not a time. Write it like ${prayer}=13:15, or ${prayer}=none for no congregation.`
}

async function run(day: string, parts: string[], { tenant, note, clear }: Options): Promise<void> {
  if (!isCalendarDay(day)) throw new OperatorError(`"${day}" is not a day. Write it like 2026-12-25.`)
  const read = parts.map(readPart)
  const problems = read.filter((part) => typeof part === 'string')
  if (problems.length > 0) throw new OperatorError(problems.join('\n'))
  if (!clear && parts.length === 0 && note === undefined)
    throw new OperatorError('Say what is different on that day, for example dhuhr=13:15, or --clear to take it back.')
  const jamaat = Object.fromEntries(clear ? [] : read.filter((part) => typeof part !== 'string'))
  await withTenant(tenant, ({ database }, id) =>
    database.forTenant(id)((tx) => storeOverride(tx, id, { day, jamaat, ...(note && !clear ? { note } : {}) })),
  )
  console.log(clear ? `${day} is a day like any other again.` : `${day} is stored; people see it within a minute.`)
}

/** `timetable override`: what one day says for itself. */
export const overrideCommand = (): Command =>
  new Command('override')
    .argument('<day>', 'the day, like 2026-12-25')
    .argument('[times...]', 'jamaat times of that day: dhuhr=13:15, isha=none')
    .description('Set the congregations of a single day, in place of table and rules')
    .requiredOption('--tenant <name>', 'the mosque, by its short name or host name')
    .option('--note <words>', 'what is special about the day, for everybody to read')
    .option('--clear', 'take back what was set for that day')
    .addHelpText(
      'after',
      '\nExample:\n  npm run minaret -- timetable override --tenant localhost 2026-12-25 dhuhr=13:15 isha=none --note "Conference"',
    )
    .action(run)
