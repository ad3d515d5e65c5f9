import { allowOrigin } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

async function run(origin: string, options: TenantOptions): Promise<void> {
  const slug = await withTenant(options.tenant, async ({ database }, id, name) => {
    await allowOrigin(database, id, origin)
    return name
  })
  tell(options, { tenant: slug, origin }, () => `Pages of ${origin} may call ${slug} now.`)
}

/** `tenant allow-origin`: lets a static deployment on another address call the mosque's API. */
export const allowOriginVerb = () =>
  tenantVerb('allow-origin <origin>', {
    says: 'Let pages of another address, such as a static copy of the website, call this mosque',
    examples: ['tenant allow-origin --tenant an-noor https://www.example.org'],
  }).action(run)
