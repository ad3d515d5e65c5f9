import { writeAmount } from '@minaret/server/operator'
import type { AccountReport } from '@minaret/server/payments'
import { type Row, table } from '../frame/table.ts'

/** The result for one account, or why there is none. */
export type Answer = {
  tenant: string
  account: string
  ok: boolean
  failure?: string
  from?: string
  before?: string
  sums?: AccountReport['totals']
} & Partial<Pick<AccountReport, 'mode' | 'healed' | 'foreign' | 'missedEvents' | 'resumedRefunds' | 'differences'>>

/** The output for people: a line for each account and currency, and the differences. */
export function inWords(answers: readonly Answer[], dryRun: boolean): string {
  if (answers.length === 0) return 'No mosque has a payment account, so there is nothing to reconcile.'
  const rows = answers.flatMap((answer): Row[] => {
    const { tenant, mode, sums = [], healed, foreign, missedEvents, failure } = answer
    if (failure !== undefined) return [{ mosque: tenant, 'at the provider': failure }]
    const shown = sums.length > 0 ? sums : [undefined]
    return shown.map((total) => ({
      mosque: tenant,
      mode,
      currency: total?.currency.toUpperCase(),
      payments: total?.payments ?? 0,
      'at the provider': total && writeAmount(total.thereMinor, total.currency),
      'in the ledger': total && writeAmount(total.hereMinor, total.currency),
      difference: total && writeAmount(total.hereMinor - total.thereMinor, total.currency),
      [dryRun ? 'to fix' : 'healed']: (healed ?? 0) + (missedEvents ?? 0),
      'not ours': foreign,
    }))
  })
  const found = answers.flatMap(({ tenant, differences = [] }): Row[] =>
    differences.map(({ kind, intentId, currency, thereMinor, hereMinor }) => ({
      mosque: tenant,
      differs: kind,
      payment: intentId,
      'at the provider': `${writeAmount(thereMinor, currency)} ${currency.toUpperCase()}`,
      'in the ledger': writeAmount(hereMinor, currency),
    })),
  )
  // Totals that leave out recent payments must say so.
  const until = answers.flatMap(({ tenant, from, before, failure }) =>
    failure === undefined && from !== undefined && before !== undefined
      ? [
          `${tenant}: payments from ${from} until ${before} were compared. Later ones may still be processing and were not.`,
        ]
      : [],
  )
  return [table(rows), '', ...new Set(until), ...(found.length > 0 ? ['', table(found)] : [])].join('\n')
}
