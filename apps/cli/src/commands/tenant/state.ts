import { setTenantState } from '@minaret/server/operator'
import { confirm } from '../frame/confirm.ts'
import { requireTenant } from '../frame/requireTenant.ts'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { yes?: boolean }

async function suspend(options: Options): Promise<void> {
  requireTenant(options)
  const slug = await withTenant(options.tenant, async ({ database }, id, name) => {
    const message = `The site of ${name} will be closed for everyone, and everyone will be logged out.`
    await confirm({ message, expectedInput: name, yes: options.yes })
    await setTenantState(database, id, 'suspended')
    return name
  })
  printResult(options, { tenant: slug, state: 'closed' }, () =>
    [
      `${slug} is closed: its pages show a notice, its emails are held back, and payments already made are still recorded.`,
      `To open it again: npm run minaret -- tenant open --tenant ${slug}`,
    ].join('\n'),
  )
}

async function open(options: TenantOptions): Promise<void> {
  const slug = await withTenant(options.tenant, async ({ database }, id, name) => {
    await setTenantState(database, id, 'open')
    return name
  })
  printResult(options, { tenant: slug, state: 'open' }, () => `${slug} is open again. Users need to log in again.`)
}

/** `tenant suspend`: closes a site. */
export const suspendCommand = () =>
  defineTenantCommand('suspend', {
    summary: 'Close a mosque’s site with a notice; nothing is deleted',
    examples: ['tenant suspend --tenant an-noor'],
  })
    .option('--yes', 'skip confirmation; requires --tenant')
    .action(suspend)

/** `tenant open`: reopens a site. */
export const openCommand = () =>
  defineTenantCommand('open', {
    summary: 'Reopen a mosque’s site',
    examples: ['tenant open --tenant an-noor'],
  }).action(open)
