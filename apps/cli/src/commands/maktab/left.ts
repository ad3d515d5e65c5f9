import { leaveMaktab, loadTenant, readDateTime, formatDateTime } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { date?: string }

async function run(idPrefix: string, options: Options): Promise<void> {
  const now = new Date()
  const result = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const leftAt = options.date === undefined ? now : readDateTime(options.date, { timeZone, now }, 'beginning')
    const family = await leaveMaktab(database, id, idPrefix, leftAt)
    return {
      id: family.id,
      guardian: family.guardianName,
      left: leftAt.toISOString(),
      day: formatDateTime(leftAt, timeZone).slice(0, 10),
    }
  })
  printResult(
    options,
    result,
    () =>
      `The family of ${result.guardian} has left (${result.day}). Its registration will be deleted 12 months after that.`,
  )
}

/** `maktab left`: records the departure of a family's last child. */
export const leftCommand = () =>
  defineTenantCommand('left <id>', {
    summary: "Record that a family's last child has left the maktab",
    examples: ['maktab left --tenant an-noor 3fXk2a', 'maktab left --tenant an-noor 3fXk2a --date 2026-07-18'],
    details: 'Find the id with "applications list --kind maktab"; its first few characters are enough.',
  })
    .option('--date <date>', 'the date they left (default: today)')
    .action(run)
