import { loadTenant, makeDonationLink, pathTo, getSiteLink, writeAmount } from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { user?: string; cause?: string; amount?: string; currency?: string }

async function run(options: Options): Promise<void> {
  const donationLink = await withTenant(options.tenant, async ({ database }, id) => {
    const tenant = await loadTenant(database, id, readEnv().port)
    const { user: email, cause: causeId, amount, currency } = options
    const { token, prefill } = await makeDonationLink(
      database,
      tenant,
      { email, causeId, amount, currency },
      new Date(),
    )
    return { link: getSiteLink(tenant, pathTo('appDonate', { token })), ...prefill }
  })
  const { amountMinor, currency, causeId, donor } = donationLink
  const prefilledFields = [
    ...(amountMinor && currency ? [`${writeAmount(amountMinor, currency)} ${currency.toUpperCase()}`] : []),
    ...(causeId ? [`the cause ${causeId}`] : []),
    ...(donor ? [`the name and address of ${donor.name}`] : []),
  ]
  printResult(options, donationLink, () =>
    [
      donationLink.link,
      '',
      `This link opens the donation form${prefilledFields.length > 0 ? ` with ${prefilledFields.join(', ')} filled in` : ''}. It expires after 15 minutes and will not be shown again.`,
    ].join('\n'),
  )
}

/** `donate token create`: creates a prefilled donation link, as the mobile app does. */
export const createCommand = () =>
  defineTenantCommand('create', {
    summary: "Create a link to the mobile app's donation form, with details filled in",
    examples: [
      'donate token create --tenant an-noor --cause roof --amount 25',
      'donate token create --tenant an-noor --user yusuf@example.org',
    ],
  })
    .option('--user <email>', 'the account holder whose name and address are filled in')
    .option('--cause <id>', 'the preselected cause')
    .option('--amount <amount>', 'the preselected amount, e.g. 25')
    .option('--currency <code>', "the currency (default: the mosque's main currency)")
    .action(run)
