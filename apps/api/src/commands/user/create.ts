import { loadTenant, openAccountFor } from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

type Options = TenantOptions & { name: string; print?: boolean }

async function run(email: string, options: Options): Promise<void> {
  const { name, print } = options
  const opened = await withTenant(options.tenant, async ({ database }, id) => {
    const tenant = await loadTenant(database, id, readEnv().port)
    return openAccountFor(database, tenant, { email, name, by: print ? 'link' : 'letter' }, new Date())
  })
  tell(options, opened, () =>
    opened.link
      ? `${opened.link}\n\nThe account of ${opened.name} is open. With this link its owner sets a password, once, within 30 minutes; whoever\nhas the link can do so. After that: "Forgot password" on the page to log in.`
      : `The account of ${opened.name} is open. A letter to ${opened.email} has a link to set a password, good for 30 minutes;\nafter that: "Forgot password" on the page to log in. A running host sends it; with --print the link comes here.`,
  )
}

/** `user create`: opens an account for somebody. */
export const createVerb = () =>
  tenantVerb('create <email>', {
    says: 'Open an account for somebody, who sets the password themselves by a link',
    examples: ['user create --tenant an-noor yusuf@example.org --name "Yusuf Ali"'],
    more: 'No password stands in a command: it would be seen in the list of processes and in the history.',
  })
    .requiredOption('--name <words>', 'whose account it is')
    .option('--print', 'print the link in place of a letter, to hand it over')
    .action(run)
