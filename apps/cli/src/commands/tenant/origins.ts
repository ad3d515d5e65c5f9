import { allowOrigin, disallowOrigin, listOrigins } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

async function allow(origin: string, options: TenantOptions): Promise<void> {
  const slug = await withTenant(options.tenant, async ({ database }, id, name) => {
    await allowOrigin(database, id, origin)
    return name
  })
  printResult(options, { tenant: slug, origin }, () => `Pages on ${origin} can now call the API of ${slug}.`)
}

async function disallow(origin: string, options: TenantOptions): Promise<void> {
  const slug = await withTenant(options.tenant, async ({ database }, id, name) => {
    await disallowOrigin(database, id, origin)
    return name
  })
  printResult(options, { tenant: slug, origin }, () =>
    [
      `Pages on ${origin} can no longer call the API of ${slug}.`,
      'If its mosque.yaml lists the origin, remove it there too, or the next import allows it again.',
    ].join('\n'),
  )
}

async function list(options: TenantOptions): Promise<void> {
  const origins = await withTenant(options.tenant, ({ database }, id) => listOrigins(database, id))
  printResult(options, origins, () => origins.join('\n') || 'No other origins are allowed.')
}

/** `tenant allow-origin`: lets a static deployment on another address call the mosque's API. */
export const allowOriginCommand = () =>
  defineTenantCommand('allow-origin <origin>', {
    summary: 'Allow pages on another origin, such as a static copy of the website, to call the mosque’s API',
    examples: ['tenant allow-origin --tenant an-noor https://www.example.org'],
  }).action(allow)

/** `tenant disallow-origin`: removes the permission of an origin. */
export const disallowOriginCommand = () =>
  defineTenantCommand('disallow-origin <origin>', {
    summary: 'Stop pages on another origin from calling the mosque’s API',
    examples: ['tenant disallow-origin --tenant an-noor https://www.example.org'],
  }).action(disallow)

/** `tenant list-origins`: lists the permitted origins. */
export const listOriginsCommand = () =>
  defineTenantCommand('list-origins', {
    summary: 'List the other origins whose pages can call the mosque’s API',
    examples: ['tenant list-origins --tenant an-noor'],
  }).action(list)
