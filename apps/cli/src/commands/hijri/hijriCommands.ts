import {
  addDays,
  changeSetting,
  hijriOf,
  loadTenant,
  OperatorError,
  readSetting,
  type Tenant,
  wallClock,
} from '@minaret/server/operator'
import { type CommandStore, withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

const months = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'long', timeZone: 'UTC' })

/** What the calendar says of a day's daylight, in words and numbers. */
function inWords({ config }: Tenant, offset: number, now: Date) {
  const today = wallClock(now, config.timeZone).date
  const { year, month, day } = hijriOf(today, offset)
  const name = months.format(new Date(`${addDays(today, offset)}T12:00:00Z`))
  return { offset, today, hijri: { year, month, day }, said: `${day} ${name} ${year}` }
}

const offsetIn = async ({ database }: CommandStore, id: string) =>
  Number((await readSetting(database, id, 'hijriOffset')).value ?? 0)

const moved = (offset: number) =>
  offset === 0
    ? 'the same as Umm al-Qura'
    : `${Math.abs(offset)} ${Math.abs(offset) === 1 ? 'day' : 'days'} ${offset > 0 ? 'ahead of' : 'behind'} Umm al-Qura`

async function show(options: TenantOptions): Promise<void> {
  const shown = await withTenant(options.tenant, async (store, id) =>
    inWords(await loadTenant(store.database, id), await offsetIn(store, id), new Date()),
  )
  tell(options, shown, () => `${shown.today} is ${shown.said}, until Maghrib: ${moved(shown.offset)}.`)
}

async function set(typed: string, options: TenantOptions): Promise<void> {
  if (!/^[+-]?[0-3]$/.test(typed))
    throw new OperatorError(`"${typed}" is not a number of days from -3 to +3. Write +1, -1 or 0.`)
  const shown = await withTenant(options.tenant, async ({ database }, id) => {
    await changeSetting(database, id, 'hijriOffset', typed)
    return inWords(await loadTenant(database, id), Number(typed), new Date())
  })
  tell(
    options,
    shown,
    () => `${shown.today} is ${shown.said} now, until Maghrib: ${moved(shown.offset)}. Visitors see it right away.`,
  )
}

/** `hijri show`: today's date, and by how much it is moved. */
export const showCommand = () =>
  defineTenantCommand('show', {
    summary: "Show today's Hijri date and its offset",
    examples: ['hijri show --tenant an-noor'],
  }).action(show)

/** `hijri set`: moves it, when the month was announced otherwise. */
export const setCommand = () =>
  defineTenantCommand('set <days>', {
    summary: 'Adjust the Hijri date when the month was announced earlier or later than in Umm al-Qura',
    examples: ['hijri set --tenant an-noor +1', 'hijri set --tenant an-noor -1', 'hijri set --tenant an-noor 0'],
    more: 'Use +1 if your month started a day before that calendar, -1 if it started a day after. It applies until you change it.',
  }).action(set)
