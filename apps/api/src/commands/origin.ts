import { Command } from 'commander'
import { allowOrigin } from '@minaret/server'
import { withTenant } from './withTenant.ts'

/** `tenant allow-origin`: lets a static deployment on another address call the tenant's API. */
export function originCommand(): Command {
  const tenant = new Command('tenant').description('The mosques of this host')
  tenant
    .command('allow-origin <origin>')
    .description('Let pages of another address, such as a static copy of the website, call this mosque')
    .requiredOption('--tenant <name>', 'the mosque, by its short name or host name')
    .addHelpText(
      'after',
      '\nExample:\n  npm run minaret -- tenant allow-origin --tenant an-noor https://www.example.org',
    )
    .action(async (origin: string, options: { tenant: string }) => {
      await withTenant(options.tenant, ({ database }, id) => allowOrigin(database, id, origin))
      console.log(`Pages of ${origin} may call ${options.tenant} now.`)
    })
  return tenant
}
