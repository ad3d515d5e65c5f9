import { disableAccount, enableAccount } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

async function disable(email: string, options: TenantOptions): Promise<void> {
  const user = await withTenant(options.tenant, ({ database }, id) => disableAccount(database, id, email))
  printResult(
    options,
    { id: user.id, state: 'disabled' },
    () =>
      `${user.name} is logged out everywhere and cannot log in. Nothing was deleted; to allow it again, use "user enable".`,
  )
}

async function enable(email: string, options: TenantOptions): Promise<void> {
  const user = await withTenant(options.tenant, ({ database }, id) => enableAccount(database, id, email))
  printResult(options, { id: user.id, state: 'active' }, () => `${user.name} can log in again.`)
}

/** `user disable`: disables an account. */
export const disableCommand = () =>
  defineTenantCommand('disable <email>', {
    summary: 'Log someone out everywhere and stop them logging in; nothing is deleted',
    examples: ['user disable --tenant an-noor yusuf@example.org'],
  }).action(disable)

/** `user enable`: re-enables an account. */
export const enableCommand = () =>
  defineTenantCommand('enable <email>', {
    summary: 'Allow someone to log in again',
    examples: ['user enable --tenant an-noor yusuf@example.org'],
  }).action(enable)
