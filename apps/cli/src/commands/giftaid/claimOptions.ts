import { type Command, Option } from 'commander'
import {
  addDays,
  type ClaimOptions,
  isCalendarDay,
  loadTenant,
  InvalidValueError,
  zonedInstant,
} from '@minaret/server/operator'
import type { CommandStore } from '../frame/store.ts'
import type { TenantOptions } from '../frame/defineCommand.ts'

/** The options of `preview` and `claim`. */
export type ClaimFlags = TenantOptions & {
  mode: ClaimOptions['mode']
  to?: string
  aggregate?: boolean
  include?: string[]
}

/** Adds the options that select gifts for a claim. */
export const addClaimOptions = (command: Command): Command =>
  command
    .option('--to <date>', "only gifts up to and including this date, in the mosque's time zone")
    .option('--aggregate', 'aggregate gifts under £30 into lines of at most £1,000, without names')
    .option('--include <gift...>', 'references of the doubtful gifts you have checked, or "all"')
    .addOption(
      new Option('--mode <mode>', 'real gifts, or test or demonstration gifts to try it out')
        .choices(['live', 'test', 'demo'])
        .default('live'),
    )

/** Converts the options to the server's. @throws OperatorError for an invalid day */
export async function readClaimFlags(
  { database }: Pick<CommandStore, 'database'>,
  tenantId: string,
  { mode, to, aggregate = false, include = [] }: ClaimFlags,
): Promise<ClaimOptions> {
  const { timeZone } = (await loadTenant(database, tenantId)).config
  if (to !== undefined && !isCalendarDay(to))
    throw new InvalidValueError(`"${to}" is not a date. Write it like 2027-04-05.`)
  const now = new Date()
  const before = to === undefined ? now : zonedInstant(addDays(to, 1), 0, timeZone)
  return { mode, timeZone, now, before, aggregate, include: include.includes('all') ? 'all' : include }
}

/** Parses a claim number. @throws OperatorError if it is invalid */
export function parseClaimNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidValueError(`"${text}" is not a claim number. "giftaid list" shows the numbers.`)
  return Number(text)
}
