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
    return openAccountFor(database, tenant, { email, name, by: print ? 'link' : 'email' }, new Date())
  })
  printResult(options, account, () =>
    account.link
      ? `${account.link}\n\nThe account of ${account.name} is ready. Anyone with this link can set its password, once, within 30 minutes. After\nthat, use "Forgotten your password?" on the login page.`
      : `The account of ${account.name} is ready. A running server will email ${account.email} a link to set a password within 30\nminutes; after that, use "Forgotten your password?" on the login page. Use --print to show the link here.`,
  )
}

/** `user create`: creates an account for a person. */
export const createCommand = () =>
  defineTenantCommand('create <email>', {
    summary: 'Create an account, whose holder sets the password with a link',
    examples: ['user create --tenant an-noor yusuf@example.org --name "Yusuf Ali"'],
    details: 'Commands take no passwords, because others could see them in the process list and the shell history.',
  })
    .requiredOption('--name <name>', 'the name of the account holder')
    .option('--print', 'print the link instead of emailing it')
    .action(run)
