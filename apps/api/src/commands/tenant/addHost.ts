import { addHostname } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

async function run(typed: string, options: TenantOptions): Promise<void> {
  const added = await withTenant(options.tenant, async ({ database }, id, tenant) => ({
    tenant,
    hostname: await addHostname(database, id, typed),
  }))
  tell(
    options,
    added,
    () => `${added.tenant} answers at ${added.hostname} too. Links in its letters go on leading to its first name.`,
  )
}

/** `tenant add-host`: one more host name. */
export const addHostVerb = () =>
  tenantVerb('add-host <name>', {
    says: 'Let a mosque answer at one more host name',
    examples: ['tenant add-host --tenant an-noor www.an-noor.example.org'],
  }).action(run)
