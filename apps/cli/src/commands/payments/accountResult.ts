import { writeAmount } from '@minaret/server/operator'
import type { AccountReport } from '@minaret/server/payments'
import { type Row, formatTable } from '../frame/table.ts'

/** One account's reconciliation result, or the reason that it failed. */
export type AccountResult = {
  tenant: string
  account: string
  ok: boolean
  failure?: string
  from?: string
  before?: string
  sums?: AccountReport['totals']
} & Partial<Pick<AccountReport, 'mode' | 'healed' | 'foreign' | 'missedEvents' | 'resumedRefunds' | 'differences'>>

/** Describes the results for people: a line for each account and currency, and the differences. */
export function describeResults(results: readonly AccountResult[], dryRun: boolean): string {
  if (results.length === 0) return 'No mosque has a payment account, so there is nothing to reconcile.'
  const rows = results.flatMap((result): Row[] => {
    const { tenant, mode, sums = [], healed, foreign, missedEvents, failure } = result
    if (failure !== undefined) return [{ mosque: tenant, 'at the provider': failure }]
    const totals = sums.length > 0 ? sums : [undefined]
    return totals.map((total) => ({
      mosque: tenant,
      mode,
      currency: total?.currency.toUpperCase(),
      payments: total?.payments ?? 0,
      'at the provider': total && writeAmount(total.thereMinor, total.currency),
      'in the ledger': total && writeAmount(total.hereMinor, total.currency),
      difference: total && writeAmount(total.hereMinor - total.thereMinor, total.currency),
      [dryRun ? 'to fix' : 'fixed']: (healed ?? 0) + (missedEvents ?? 0),
      'not ours': foreign,
    }))
  })
  const differenceRows = results.flatMap(({ tenant, differences = [] }): Row[] =>
    differences.map(({ kind, intentId, currency, thereMinor, hereMinor }) => ({
      mosque: tenant,
      differs: kind,
      payment: intentId,
      'at the provider': `${writeAmount(thereMinor, currency)} ${currency.toUpperCase()}`,
      'in the ledger': writeAmount(hereMinor, currency),
    })),
  )
  // The totals leave out recent payments, which the output must mention.
  const comparedPeriods = results.flatMap(({ tenant, from, before, failure }) =>
    failure === undefined && from !== undefined && before !== undefined
      ? [
          `${tenant}: payments from ${from} until ${before} were compared. Later ones may still be processing, and were not.`,
        ]
      : [],
  )
  return [
    formatTable(rows),
    '',
    ...new Set(comparedPeriods),
    ...(differenceRows.length > 0 ? ['', formatTable(differenceRows)] : []),
  ].join('\n')
}
