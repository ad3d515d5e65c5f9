import { listDeclarations, shortId } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

const limit = 100

async function run(options: TenantOptions & { email?: string }): Promise<void> {
  const rows = await withTenant(options.tenant, ({ database }, id) =>
    listDeclarations(database, id, { email: options.email, limit }),
  )
  const declarations = rows.map((row) => ({
    declaration: shortId(row.id),
    name: [row.title, row.firstName, row.lastName].filter(Boolean).join(' '),
    home: [row.house, row.postcode].filter(Boolean).join(', '),
    email: row.email,
    for: row.scope === 'this' ? 'one gift' : 'past and future',
    mode: row.mode,
    agreed: row.agreedAt.toISOString().slice(0, 10),
    ended: row.cancelledAt?.toISOString().slice(0, 10),
    wording: row.wording,
    counts: row.provedAt
      ? 'yes'
      : row.channel === 'spoken'
        ? 'not yet: its written record has not been sent'
        : 'not yet: no gift was made with it',
  }))
  printResult(options, declarations, () =>
    declarations.length === 0 ? 'There are no declarations yet.' : formatTable(declarations),
  )
}

/** `giftaid declarations`: lists the declarations and their donors. */
export const declarationsCommand = () =>
  defineTenantCommand('declarations', {
    summary: `List the last ${limit} declarations, with names and addresses; this is logged`,
    examples: ['giftaid declarations --tenant an-noor', 'giftaid declarations --tenant an-noor --email a@example.org'],
  })
    .option('--email <address>', 'only declarations with this email address')
    .action(run)
