import { makeClaims } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { defineTenantCommand } from '../frame/defineCommand.ts'
import { type ClaimFlags, addClaimOptions, readClaimFlags } from './claimOptions.ts'
import { describeClaim } from './describeClaim.ts'
import { toPlanJson, describePlan } from './describePlan.ts'

async function run(options: ClaimFlags): Promise<void> {
  const { claims, plan } = await withTenant(options.tenant, async (store, id) =>
    makeClaims(store.database, id, await readClaimFlags(store, id, options)),
  )
  const nextSteps = claims.map(({ number }) => `Export claim ${number} for HMRC with "giftaid export ${number}".`)
  printResult(options, { claims: claims.map(describeClaim), ...toPlanJson(plan) }, () =>
    [...describePlan(plan, options.mode), ...(nextSteps.length > 0 ? ['', ...nextSteps] : [])].join('\n'),
  )
}

/** `giftaid claim`: creates claim schedules. */
export const claimCommand = () =>
  addClaimOptions(
    defineTenantCommand('claim', {
      summary: 'Create claim schedules for all gifts that can be claimed now, with up to 1,000 lines each',
      examples: [
        'giftaid claim --tenant an-noor --to 2027-04-05',
        'giftaid claim --tenant an-noor --include K3F7-9QXA 7QPM-2B8T',
      ],
      details:
        'Names and addresses are stored as they are now, and no gift is ever in two claims. Nothing is sent: export the\nschedule with "giftaid export", send it to HMRC, and mark it with "giftaid mark". To undo a claim that has not been\nsent, use "giftaid undo".',
    }),
  ).action(run)
