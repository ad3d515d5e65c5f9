import { previewClaim } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { defineTenantCommand } from '../frame/defineCommand.ts'
import { type ClaimFlags, addClaimOptions, readClaimFlags } from './claimOptions.ts'
import { describePlan, toPlanJson } from './describePlan.ts'

async function run(options: ClaimFlags): Promise<void> {
  const plan = await withTenant(options.tenant, async (store, id) =>
    previewClaim(store.database, id, await readClaimFlags(store, id, options)),
  )
  printResult(options, toPlanJson(plan), () => describePlan(plan, options.mode).join('\n'))
}

/** `giftaid preview`: previews a claim. */
export const previewCommand = () =>
  addClaimOptions(
    defineTenantCommand('preview', {
      summary: 'Preview a claim: the gifts it would contain, gifts to check and gifts left out',
      examples: ['giftaid preview --tenant an-noor', 'giftaid preview --tenant an-noor --to 2027-04-05 --aggregate'],
    }),
  ).action(run)
