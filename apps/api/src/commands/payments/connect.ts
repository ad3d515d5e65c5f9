import { readEnv, readStripeKeys, stripeKeyNames } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'
import { loadOffice } from './office.ts'

type Options = TenantOptions & { mode: string; account?: string; sameAccount?: boolean }

async function run(options: Options): Promise<void> {
  const { mode, account: stripeAccount, sameAccount } = options
  if (mode !== 'test' && mode !== 'live') throw new UsageError('The mode is test or live.')
  const { host, port, platform, stripeApiBase } = readEnv()
  if (stripeAccount && !platform[mode])
    throw new UsageError(
      `The host has no keys of a platform (${mode}). Set STRIPE_PLATFORM_KEY_${mode.toUpperCase()} and its two companions first, see docs/operating.md.`,
    )
  const keys = stripeAccount ? undefined : readStripeKeys()
  const { connectAccount, connectStripeAccount } = await loadOffice()
  const connected = await withTenant(options.tenant, async ({ database, secrets }, tenantId, tenant) => ({
    tenant,
    mode,
    ...(stripeAccount ? { stripeAccount } : {}),
    account: keys
      ? await connectAccount(database, secrets, { tenantId, mode, ...keys }, { stripeApiBase, sameAccount })
      : await connectStripeAccount(database, { tenantId, mode, stripeAccount: stripeAccount ?? '' }),
  }))
  const webhook = `/api/stripe/webhook/${stripeAccount ? `platform-${mode}` : connected.account}`
  const lines = stripeAccount
    ? [
        `${connected.tenant} takes cards in ${stripeAccount} now (${mode}).`,
        `The platform's webhook for connected accounts is ${webhook} on any address of this host.`,
      ]
    : [
        `${connected.tenant} takes cards through Stripe now (${mode}).`,
        `Tell Stripe to send its events to ${webhook} on the mosque's address.`,
        `On this machine that is http://${host}:${port}${webhook}`,
      ]
  tell(options, { ...connected, webhook }, () => lines.join('\n'))
}

/** `payments connect`: a mosque's own keys at Stripe, sealed at rest, or its account at the platform. */
export const connectVerb = () =>
  tenantVerb('connect', {
    says: "Take cards with a mosque's own Stripe keys, which are sealed, or in its account at the platform",
    examples: [
      'payments connect --tenant an-noor --mode test',
      'payments connect --tenant an-noor --mode live --account acct_1AbCdEfGh',
    ],
    more: `Own keys are read from ${stripeKeyNames.join(', ')}, so that they stand in no list of commands:\n  read -rs STRIPE_SECRET_KEY; export STRIPE_SECRET_KEY\nWhile regular gifts run, a new secret key must be of the account they run in: Stripe is asked.`,
  })
    .requiredOption('--mode <mode>', 'test or live')
    .option('--account <acct>', "the mosque's account at Stripe, connected to the platform")
    .option('--same-account', 'new keys are of the account the old ones were of; do not ask Stripe')
    .action(run)
