import { allowOrigin, disallowOrigin, listOrigins } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

async function allow(origin: string, options: TenantOptions): Promise<void> {
  const slug = await withTenant(options.tenant, async ({ database }, id, name) => {
    await allowOrigin(database, id, origin)
    return name
  })
  tell(options, { tenant: slug, origin }, () => `Pages of ${origin} may call ${slug} now.`)
}

async function disallow(origin: string, options: TenantOptions): Promise<void> {
  const slug = await withTenant(options.tenant, async ({ database }, id, name) => {
    await disallowOrigin(database, id, origin)
    return name
  })
  tell(options, { tenant: slug, origin }, () =>
    [
      `Pages of ${origin} cannot call ${slug} any more, within a second.`,
      'If its mosque.yaml lists the origin, take it out there too: the next import would allow it again.',
    ].join('\n'),
  )
}

async function list(options: TenantOptions): Promise<void> {
  const origins = await withTenant(options.tenant, ({ database }, id) => listOrigins(database, id))
  tell(options, origins, () => origins.join('\n') || 'Pages of no other address may call it.')
}

/** `tenant allow-origin`: lets a static deployment on another address call the mosque's API. */
export const allowOriginVerb = () =>
  tenantVerb('allow-origin <origin>', {
    says: 'Let pages of another address, such as a static copy of the website, call this mosque',
    examples: ['tenant allow-origin --tenant an-noor https://www.example.org'],
  }).action(allow)

/** `tenant disallow-origin`: takes that permission away. */
export const disallowOriginVerb = () =>
  tenantVerb('disallow-origin <origin>', {
    says: 'Stop pages of another address from calling this mosque',
    examples: ['tenant disallow-origin --tenant an-noor https://www.example.org'],
  }).action(disallow)

/** `tenant list-origins`: who has that permission. */
export const listOriginsVerb = () =>
  tenantVerb('list-origins', {
    says: 'List the other addresses whose pages may call this mosque',
    examples: ['tenant list-origins --tenant an-noor'],
  }).action(list)
