import { existsSync } from 'node:fs'
import { loadTenant, openMosque, OperatorError } from '@minaret/server/operator'
import { fromHere, readEnv } from '../../env.ts'
import { withStore } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type CommonOptions, verb } from '../frame/verb.ts'
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
  if (folder !== undefined && existsSync(fromHere(folder)))
    throw new OperatorError(`${folder} is there already. Name a folder that is not, and it will be made.`)
  const settings = {
    activePlan: plan,
    websiteName: name,
    timeZone: zone,
    language,
    languages: language,
    currencies: currency,
    paymentMode: 'none',
  }
  const made = await withStore(async ({ database }) => {
    const id = await openMosque(database, { slug, hostnames, settings })
    const { address, config } = await loadTenant(database, id, readEnv().port)
    return { slug, address, plan: config.plan, timeZone: config.timeZone, currency: config.payment.currencies[0] ?? '' }
  })
  if (folder !== undefined) await writeStarter(folder, { ...made, name, hostnames, language, now: new Date() })
  tell(options, { ...made, folder }, () =>
    [
      `${name} is open at ${made.address} (plan ${made.plan}, clocks of ${made.timeZone}, ${made.currency.toUpperCase()}).`,
      ...(folder === undefined
        ? []
        : [
            `${folder} holds a first folder of its own. Change what is in it with a text editor, then:`,
            `  npm run minaret -- content import ${folder} --tenant ${slug}`,
          ]),
      `What it still needs: npm run minaret -- tenant show --tenant ${slug}`,
    ].join('\n'),
  )
}

/** `tenant create`: opens a mosque on this host. */
export const createVerb = () =>
  verb('create <slug>', {
    says: 'Open a mosque on this host',
    examples: [
      'tenant create al-huda --name "Masjid al-Huda" --host al-huda.example.org www.al-huda.example.org',
      'tenant create al-huda --name "Masjid al-Huda" --host al-huda.localhost --folder al-huda',
    ],
    more: 'The short name is what commands call it: a to z, 0 to 9 and strokes. A host name must lead to this host, in the\nDNS or, for a try, end in .localhost. Nothing is taken by card before "payments connect".',
  })
    .requiredOption('--name <words>', "the mosque's name, on every page")
    .requiredOption('--host <names...>', 'its host names; links in letters lead to the first')
    .option('--plan <plan>', 'basic, standard or premium', 'premium')
    .option('--zone <zone>', 'the zone of its clocks, like Europe/London', 'Europe/London')
    .option('--currency <code>', 'the currency people give in', 'gbp')
    .option('--language <code>', 'its language: en, ar or ur', 'en')
    .option('--folder <folder>', 'also make a folder to fill: settings, times, pages, with examples')
    .action(run)
