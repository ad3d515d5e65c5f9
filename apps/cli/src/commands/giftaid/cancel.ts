import { Option } from 'commander'
import { endDeclaration, shortId } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { because: 'giver' | 'tax' | 'mosque' }

async function run(idPrefix: string, options: Options): Promise<void> {
  const now = new Date()
  const endedDeclaration = await withTenant(options.tenant, ({ database }, id) =>
    endDeclaration(database, id, idPrefix, { by: options.because, now }),
  )
  printResult(options, { declaration: shortId(endedDeclaration.id), cancelled: now.toISOString() }, () =>
    endedDeclaration.cancelledBy === 'withdrawn'
      ? `The declaration ${shortId(endedDeclaration.id)} has ended within 30 days of its written record, so it counts as never made.`
      : `The declaration ${shortId(endedDeclaration.id)} has ended: it covers no gifts from now on. Earlier gifts may still be claimed.`,
  )
}

/** `giftaid cancel`: ends a declaration. */
export const cancelCommand = () =>
  defineTenantCommand('cancel <declaration>', {
    summary: 'End a declaration because the donor has asked for it or no longer pays enough tax',
    examples: ['giftaid cancel 3fXa --tenant an-noor', 'giftaid cancel 3fXa --because tax --tenant an-noor'],
    more: 'Use the start of the id of the declaration, which is in "giftaid declarations" and in the email that\nconfirmed it.',
  })
    .addOption(new Option('--because <reason>', 'why it ends').choices(['giver', 'tax', 'mosque']).default('giver'))
    .action(run)
