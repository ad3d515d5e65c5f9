import { undoClaim } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { parseClaimNumber } from './claimOptions.ts'
import { describeClaim } from './describeClaim.ts'

type Options = TenantOptions & { rejected?: boolean }

async function run(claimNumber: string, options: Options): Promise<void> {
  const claim = await withTenant(options.tenant, ({ database }, id) =>
    undoClaim(database, id, parseClaimNumber(claimNumber), { now: new Date(), rejected: options.rejected === true }),
  )
  printResult(options, describeClaim(claim), () => `Claim ${claim.number} is undone: its gifts can be claimed again.`)
}

/** `giftaid undo`: undoes a claim. */
export const undoCommand = () =>
  defineTenantCommand('undo <claim>', {
    summary: 'Undo a claim that was not sent, or that HMRC has rejected',
    examples: ['giftaid undo 3 --tenant an-noor', 'giftaid undo 3 --rejected --tenant an-noor'],
  })
    .option('--rejected', 'HMRC rejected the whole claim')
    .action(run)
