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
      : `The declaration ${shortId(endedDeclaration.id)} has ended, and does not cover future gifts. Earlier gifts may still be claimed.`,
  )
}

/** `giftaid cancel`: ends a declaration. */
export const cancelCommand = () =>
  defineTenantCommand('cancel <declaration>', {
    summary: 'End a declaration, at the donor’s request or because they no longer pay enough tax',
    examples: ['giftaid cancel 3fXa --tenant an-noor', 'giftaid cancel 3fXa --because tax --tenant an-noor'],
    details:
      'Use the first few characters of the declaration’s id, from "giftaid declarations" or the confirmation email.',
  })
    .addOption(
      new Option('--because <reason>', 'the reason for ending it').choices(['giver', 'tax', 'mosque']).default('giver'),
    )
    .action(run)
