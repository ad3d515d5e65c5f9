import { loadTenant, openAccountFor } from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { name: string; print?: boolean }

async function run(email: string, options: Options): Promise<void> {
  const { name, print } = options
  const account = await withTenant(options.tenant, async ({ database }, id) => {
    const tenant = await loadTenant(database, id, readEnv().port)
    return openAccountFor(database, tenant, { email, name, by: print ? 'link' : 'letter' }, new Date())
  })
  printResult(options, account, () =>
    account.link
      ? `${account.link}\n\nThe account of ${account.name} is ready. With this link they can set a password, once, within 30 minutes; anyone\nwith the link can do so. After that: "Forgotten your password?" on the login page.`
      : `The account of ${account.name} is ready. An email to ${account.email} has a link to set a password, valid for 30 minutes;\nafter that: "Forgotten your password?" on the login page. A running server sends it; with --print the link is shown here.`,
  )
}

/** `user create`: creates an account for a person. */
export const createCommand = () =>
  defineTenantCommand('create <email>', {
    summary: 'Create an account for someone, who sets the password with a link',
    examples: ['user create --tenant an-noor yusuf@example.org --name "Yusuf Ali"'],
    more: 'Passwords are not part of commands, which others can see in the process list and the history.',
  })
    .requiredOption('--name <words>', 'the name of the account holder')
    .option('--print', 'print the link instead of emailing it')
    .action(run)
