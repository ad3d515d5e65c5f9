import { Option } from 'commander'
import {
  loadTenant,
  offlineWays,
  OperatorError,
  type OfflineWay,
  readAmount,
  referenceOf,
  type Tenant,
  wallClock,
  writeAmount,
  writeDownGift,
} from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'
import { giftInWords } from './inWords.ts'
import { dayOf } from './dayOf.ts'

type Options = TenantOptions & {
  cause: string
  how: OfflineWay
  campaign?: string
  need?: string
  donor?: string
  email?: string
  shown?: boolean
  date?: string
  note?: string
  currency?: string
  letter?: boolean
  again?: boolean
}

/** The amount in the mosque's own currency, or in one it takes. */
function amountOf(typed: string, { currency }: Options, { config }: Tenant) {
  const code = (currency ?? config.payment.currencies[0] ?? 'gbp').toLowerCase()
  if (!config.payment.currencies.includes(code))
    throw new OperatorError(
      `This mosque takes ${config.payment.currencies.join(', ').toUpperCase()}, not ${code.toUpperCase()}. "config set currencies" changes that.`,
    )
  const amountMinor = readAmount(typed, code)
  if (amountMinor === undefined || amountMinor === 0)
    throw new OperatorError(
      `"${typed}" is not an amount in ${code.toUpperCase()}. Write it like ${writeAmount(2550, code)}.`,
    )
  return { amountMinor, currency: code }
}

async function run(typed: string, options: Options): Promise<void> {
  const now = new Date()
  const { how, cause, campaign, need, donor, email, shown, note, letter, again } = options
  if (letter && !email?.trim())
    throw new OperatorError('A letter needs an address. Add --email, or leave --letter out.')
  if (shown && !donor?.trim()) throw new OperatorError('There is no name to show. Add --donor, or leave --shown out.')
  const written = await withTenant(options.tenant, async (store, id, slug) => {
    const tenant = await loadTenant(store.database, id, readEnv().port)
    const { timeZone } = tenant.config
    const day = options.date ?? wallClock(now, timeZone).date
    const given = {
      ...amountOf(typed, options, tenant),
      ...dayOf(day, timeZone, now),
      how,
      causeId: cause,
      campaignId: campaign,
      needId: need,
      donorName: donor?.trim() || undefined,
      donorEmail: email?.trim() || undefined,
      shown,
      note: note?.trim() || undefined,
      letter,
      again,
    }
    return { slug, ...giftInWords(await writeDownGift(store, tenant, given), timeZone) }
  })
  const { id, slug, mode } = written
  tell(options, written, () =>
    [
      `${written.amount} ${written.currency.toUpperCase()} for "${written.cause}" (${how}, ${written.day}) stands in the books: ${referenceOf(id)}, receipt ${written.receipt}.`,
      ...(letter ? ['The giver is thanked and gets the receipt by letter.'] : []),
      ...(written.campaign
        ? [`It counts towards ${written.need ? `"${written.need}" of ` : ''}"${written.campaign}", within a minute.`]
        : []),
      ...(mode === 'live'
        ? []
        : [`This mosque takes no real money yet (${mode}): it is kept apart from what is real.`]),
      `A mistake? npm run minaret -- gift undo ${referenceOf(id)} --tenant ${slug}`,
    ].join('\n'),
  )
}

/** `gift add`: writes down what came past the card provider. */
export const addVerb = () =>
  tenantVerb('add <amount>', {
    says: 'Write a gift into the books that came in cash, by bank transfer, or was matched by somebody',
    examples: [
      'gift add 25.50 --tenant an-noor --cause roof --how cash',
      'gift add 500 --tenant an-noor --cause roof --campaign roof-appeal --how bank --donor "Yusuf Ali" --date 2026-11-14 --note "statement 47"',
    ],
    more: 'The same gift twice (amount, cause, way, day, giver and note alike) is refused, so that a command typed twice\ncounts once; --again says that it is another one. Nothing is ever deleted: "gift undo" adds a contra entry.',
  })
    .requiredOption('--cause <id>', 'what it is for: the cause, as in its address')
    .addOption(new Option('--how <way>', 'how it came').choices([...offlineWays]).makeOptionMandatory())
    .option('--campaign <id>', 'the campaign it counts towards')
    .option('--need <id>', 'what of that campaign it is for, as in its list of needs')
    .option('--donor <name>', 'who gave it, where that is known')
    .option('--email <address>', "the giver's address: an account with it shows the gift to its owner")
    .option(
      '--shown',
      "the giver agrees that their first name stands on the campaign's page; without it, nobody is named",
    )
    .option('--letter', 'thank the giver, with the receipt, at that address')
    .option('--date <day>', 'the day it was given, like 2026-11-14; without it, today')
    .option('--currency <code>', "the currency; without it, the mosque's own")
    .option('--note <words>', 'what tells it apart, such as the number of a paying-in slip')
    .option('--again', 'it is another gift, though one just like it is in the books')
    .action(run)
