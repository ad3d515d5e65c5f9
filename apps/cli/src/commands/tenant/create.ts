import { existsSync } from 'node:fs'
import { loadTenant, openMosque, OperatorError } from '@minaret/server/operator'
import { resolvePath, readEnv } from '../../env.ts'
import { withStore } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'
import { writeStarter } from './starter.ts'

type Options = CommonOptions & {
  name: string
  host: string[]
  plan: string
  zone: string
  currency: string
  language: string
  folder?: string
}

async function run(slug: string, options: Options): Promise<void> {
  const { host: hostnames, plan, zone, currency, language, folder } = options
  const name = options.name.trim()
  if (folder !== undefined && existsSync(resolvePath(folder)))
    throw new OperatorError(`${folder} already exists. Choose a new folder, which will be created.`)
  const settings = {
    activePlan: plan,
    websiteName: name,
    timeZone: zone,
    language,
    languages: language,
    currencies: currency,
    paymentMode: 'none',
  }
  const mosque = await withStore(async ({ database }) => {
    const id = await openMosque(database, { slug, hostnames, settings })
    const { address, config } = await loadTenant(database, id, readEnv().port)
    return { slug, address, plan: config.plan, timeZone: config.timeZone, currency: config.payment.currencies[0] ?? '' }
  })
  if (folder !== undefined) await writeStarter(folder, { ...mosque, name, hostnames, language, now: new Date() })
  printResult(options, { ...mosque, folder }, () =>
    [
      `${name} is open at ${mosque.address} (plan ${mosque.plan}, time zone ${mosque.timeZone}, ${mosque.currency.toUpperCase()}).`,
      ...(folder === undefined
        ? []
        : [
            `${folder} is its content folder, with examples. Edit it with a text editor, then:`,
            `  npm run minaret -- content import ${folder} --tenant ${slug}`,
          ]),
      ...(readEnv().deskHost === undefined
        ? []
        : [
            'To log in at the desk, invite yourself as its owner:',
            `  npm run minaret -- staff invite you@example.org --role owner --tenant ${slug}`,
          ]),
      `To see what is missing: npm run minaret -- tenant show --tenant ${slug}`,
    ].join('\n'),
  )
}

/** `tenant create`: creates a mosque on this server. */
export const createCommand = () =>
  defineCommand('create <slug>', {
    summary: 'Create a mosque on this server',
    examples: [
      'tenant create al-huda --name "Masjid al-Huda" --host al-huda.example.org www.al-huda.example.org',
      'tenant create al-huda --name "Masjid al-Huda" --host al-huda.localhost --folder al-huda',
    ],
    details:
      'The short name is used in commands: a to z, 0 to 9 and hyphens. A host name must point to this server in the\nDNS or, to try it out, end in .localhost. To accept cards, use "payments connect".',
  })
    .requiredOption('--name <name>', "the mosque's name, shown on every page")
    .requiredOption('--host <names...>', 'its host names; links in emails use the first')
    .option('--plan <plan>', 'basic, standard or premium', 'premium')
    .option('--zone <zone>', 'its time zone, e.g. Europe/London', 'Europe/London')
    .option('--currency <code>', 'the currency for donations', 'gbp')
    .option('--language <code>', 'its language: en, ar or ur', 'en')
    .option('--folder <folder>', 'also create a content folder with example settings, times and pages')
    .action(run)
