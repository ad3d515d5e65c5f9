import { markClaimed } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { parseClaimNumber } from './claimOptions.ts'
import { describeClaim } from './describeClaim.ts'

async function run(claimNumber: string, options: TenantOptions): Promise<void> {
  const claim = await withTenant(options.tenant, ({ database }, id) =>
    markClaimed(database, id, parseClaimNumber(claimNumber), new Date()),
  )
  printResult(
    options,
    describeClaim(claim),
    () =>
      `Claim ${claim.number} is marked as claimed. Refunds of its gifts from now on are included in the next claim.`,
  )
}

/** `giftaid mark`: marks a claim as sent to HMRC. */
export const markCommand = () =>
  defineTenantCommand('mark <claim>', {
    summary: 'Mark a claim as sent to HMRC',
    examples: ['giftaid mark 3 --claimed --tenant an-noor'],
  })
    .requiredOption('--claimed', 'confirm that it was sent')
    .action(run)
