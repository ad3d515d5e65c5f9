import { listClaims, writeAmount } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { table } from '../frame/table.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { claimInWords } from './inWords.ts'

async function run(options: TenantOptions): Promise<void> {
  const claims = await withTenant(options.tenant, ({ database }, id) => listClaims(database, id))
  tell(options, claims.map(claimInWords), () =>
    claims.length === 0
      ? 'There are no claims yet. "giftaid preview" shows what one would contain.'
      : table(
          claims.map(({ number, state, mode, lines, amountMinor, madeAt, claimedAt }) => ({
            claim: number,
            is: state,
            mode,
            lines,
            amount: writeAmount(amountMinor, 'gbp'),
            made: madeAt.toISOString().slice(0, 10),
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
