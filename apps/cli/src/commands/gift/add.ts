import { Option } from 'commander'
import {
  loadTenant,
  offlineWays,
  InvalidValueError,
  OperatorError,
  type OfflineWay,
  readAmount,
  referenceOf,
  type Tenant,
  wallClock,
  writeAmount,
  recordOfflineGift,
} from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { describeGift } from './describeGift.ts'
import { parseGiftDay } from './parseGiftDay.ts'

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

/** Parses the amount, in the mosque's main currency or another one that it accepts. */
function parseAmount(amount: string, { currency }: Options, { config }: Tenant) {
  const code = (currency ?? config.payment.currencies[0] ?? 'gbp').toLowerCase()
  if (!config.payment.currencies.includes(code))
    throw new OperatorError(
      `This mosque accepts ${config.payment.currencies.join(', ').toUpperCase()}, not ${code.toUpperCase()}. Change this with "config set currencies".`,
    )
  const amountMinor = readAmount(amount, code)
  if (amountMinor === undefined || amountMinor === 0)
    throw new InvalidValueError(
      `"${amount}" is not an amount in ${code.toUpperCase()}. Write it like ${writeAmount(2550, code)}.`,
    )
  return { amountMinor, currency: code }
}

async function run(amount: string, options: Options): Promise<void> {
  const now = new Date()
  const { how, cause, campaign, need, donor, email, shown, note, letter, again } = options
  if (letter && !email?.trim())
    throw new InvalidValueError('An email needs an address. Add --email, or leave out --letter.')
  if (shown && !donor?.trim())
    throw new InvalidValueError('There is no name to show. Add --donor, or leave out --shown.')
  const recordedGift = await withTenant(options.tenant, async (store, id, slug) => {
    const tenant = await loadTenant(store.database, id, readEnv().port)
    const { timeZone } = tenant.config
    const day = options.date ?? wallClock(now, timeZone).date
    const gift = {
      ...parseAmount(amount, options, tenant),
      ...parseGiftDay(day, timeZone, now),
      how,
      causeId: cause,
      campaignId: campaign,
      needId: need,
      donorName: donor?.trim() || undefined,
      donorEmail: email?.trim() || undefined,
      showName: shown,
      note: note?.trim() || undefined,
      sendEmail: letter,
      again,
    }
    return { slug, ...describeGift(await recordOfflineGift(store, tenant, gift), timeZone) }
  })
  const { id, slug, mode } = recordedGift
  printResult(options, recordedGift, () =>
    [
      `${recordedGift.amount} ${recordedGift.currency.toUpperCase()} for "${recordedGift.cause}" (${how}, ${recordedGift.day}) is recorded: ${referenceOf(id)}, receipt ${recordedGift.receipt}.`,
      ...(letter ? ['The donor will receive a thank-you email with the receipt.'] : []),
      ...(recordedGift.campaign
        ? [
            `It will count towards ${recordedGift.need ? `"${recordedGift.need}" of ` : ''}"${recordedGift.campaign}" within a minute.`,
          ]
        : []),
      ...(mode === 'live'
        ? []
        : [`This mosque does not take real donations yet (${mode}): the gift is separate from real ones.`]),
      `To undo it: npm run minaret -- gift undo ${referenceOf(id)} --tenant ${slug}`,
    ].join('\n'),
  )
}

/** `gift add`: records a gift that was not paid by card. */
export const addCommand = () =>
  defineTenantCommand('add <amount>', {
    summary: 'Record a gift by cash, bank transfer or match funding',
    examples: [
      'gift add 25.50 --tenant an-noor --cause roof --how cash',
      'gift add 500 --tenant an-noor --cause roof --campaign roof-appeal --how bank --donor "Yusuf Ali" --date 2026-11-14 --note "statement 47"',
    ],
    details:
      'An identical gift (amount, cause, method, date, donor and note) is rejected, in case a command is run twice; use --again to\nrecord it. Nothing is ever deleted: "gift undo" adds a contra entry.',
  })
    .requiredOption('--cause <id>', 'the id of the cause, as in its web address')
    .addOption(new Option('--how <method>', 'the payment method').choices([...offlineWays]).makeOptionMandatory())
    .option('--campaign <id>', 'the campaign it counts towards')
    .option('--need <id>', 'the campaign item it is for')
    .option('--donor <name>', 'the donor’s name, if known')
    .option('--email <address>', "the donor's email address; the gift appears in their account")
    .option('--shown', "show the donor's first name on the campaign's page, with their consent (default: anonymous)")
    .option('--letter', 'email the donor a thank-you with the receipt')
    .option('--date <date>', 'the date of the gift, e.g. 2026-11-14 (default: today)')
    .option('--currency <code>', "the currency (default: the mosque's main currency)")
    .option('--note <text>', 'a note that identifies the gift, such as a paying-in slip number')
    .option('--again', 'record it even if an identical gift is already recorded')
    .action(run)
