import { listClaims, writeAmount } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { describeClaim } from './describeClaim.ts'

async function run(options: TenantOptions): Promise<void> {
  const claims = await withTenant(options.tenant, ({ database }, id) => listClaims(database, id))
  printResult(options, claims.map(describeClaim), () =>
    claims.length === 0
      ? 'There are no claims yet. "giftaid preview" shows what one would contain.'
      : formatTable(
          claims.map(({ number, state, mode, lines, amountMinor, madeAt, claimedAt }) => ({
            claim: number,
            state,
            mode,
            lines,
            amount: writeAmount(amountMinor, 'gbp'),
            created: madeAt.toISOString().slice(0, 10),
            claimed: claimedAt?.toISOString().slice(0, 10),
          })),
        ),
  )
}

/** `giftaid list`: lists the claims. */
export const listCommand = () =>
  defineTenantCommand('list', {
    summary: 'List the claims, newest first',
    examples: ['giftaid list --tenant an-noor'],
  }).action(run)
