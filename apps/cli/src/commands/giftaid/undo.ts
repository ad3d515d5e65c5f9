import { undoClaim } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { readNumber } from './claimOptions.ts'
import { claimInWords } from './inWords.ts'

type Options = TenantOptions & { rejected?: boolean }

async function run(typed: string, options: Options): Promise<void> {
  const claim = await withTenant(options.tenant, ({ database }, id) =>
    undoClaim(database, id, readNumber(typed), { now: new Date(), rejected: options.rejected === true }),
  )
  tell(options, claimInWords(claim), () => `Claim ${claim.number} is undone: its gifts can be claimed again.`)
}

/** `giftaid undo`: undoes a claim. */
export const undoCommand = () =>
  defineTenantCommand('undo <claim>', {
    summary: 'Undo a claim that was not sent, or that HMRC has rejected',
    examples: ['giftaid undo 3 --tenant an-noor', 'giftaid undo 3 --rejected --tenant an-noor'],
  })
    .option('--rejected', 'it was sent, and HMRC rejected all of it')
    .action(run)
