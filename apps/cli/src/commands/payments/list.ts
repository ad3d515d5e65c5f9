import { Option } from 'commander'
import { giftStates, loadTenant, referenceOf, writeAmount, formatDateTime } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { loadAdmin } from './adminContext.ts'

type Options = TenantOptions & { state?: (typeof giftStates)[number] }

const limit = 50

async function run(options: Options): Promise<void> {
  const { listPayments } = await loadAdmin()
  const payments = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const rows = await listPayments(database, id, { state: options.state, limit })
    return rows.map(({ createdAt, paidAt, ...row }) => ({
      ...row,
      reference: referenceOf(row.id),
      amount: writeAmount(row.amountMinor, row.currency),
      back: writeAmount(row.backMinor, row.currency),
      begun: formatDateTime(createdAt, timeZone),
      paid: paidAt ? formatDateTime(paidAt, timeZone) : undefined,
    }))
  })
  printResult(options, payments, () =>
    payments.length === 0
      ? 'There are no matching payments.'
      : formatTable(
          payments.map(({ reference, begun, amount, currency, state, backMinor, back, causeId, cycleId, mode }) => ({
            reference,
            started: begun,
            amount: `${amount} ${currency.toUpperCase()}`,
            state,
            refunded: backMinor > 0 ? back : undefined,
            cause: causeId,
            regular: cycleId ? 'yes' : undefined,
            mode: mode === 'live' ? undefined : mode,
          })),
        ),
  )
}

/** `payments list`: lists card gifts, newest first. */
export const listCommand = () =>
  defineTenantCommand('list', {
    summary: `List the last ${limit} card payments and their state, without names`,
    examples: ['payments list --tenant an-noor', 'payments list --tenant an-noor --state disputed'],
    details: 'For details of one, use "payments show". To export all of them, use "donations export".',
  })
    .addOption(new Option('--state <state>', 'only payments in this state').choices([...giftStates]))
    .action(run)
