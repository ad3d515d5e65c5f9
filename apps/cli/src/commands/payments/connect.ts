import { readEnv, readStripeKeys, stripeKeyNames } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { loadAdmin } from './adminContext.ts'

type Options = TenantOptions & { mode: string; account?: string; sameAccount?: boolean }

async function run(options: Options): Promise<void> {
  const { mode, account: stripeAccount, sameAccount } = options
  if (mode !== 'test' && mode !== 'live') throw new UsageError('The mode must be test or live.')
  const { host, port, platform, stripeApiBase } = readEnv()
  if (stripeAccount && !platform[mode])
    throw new UsageError(
      `The server has no Stripe platform keys (${mode}). Set STRIPE_PLATFORM_KEY_${mode.toUpperCase()} and the two related variables first; see docs/operating-reference.md.`,
    )
  const keys = stripeAccount ? undefined : readStripeKeys()
  const { connectAccount, connectStripeAccount } = await loadAdmin()
  const result = await withTenant(options.tenant, async ({ database, secrets }, tenantId, tenant) => ({
    tenant,
    mode,
    ...(stripeAccount ? { stripeAccount } : {}),
    account: keys
      ? await connectAccount(database, secrets, { tenantId, mode, ...keys }, { stripeApiBase, sameAccount })
      : await connectStripeAccount(database, { tenantId, mode, stripeAccount: stripeAccount ?? '' }),
  }))
  const webhook = `/api/stripe/webhook/${stripeAccount ? `platform-${mode}` : result.account}`
  const lines = stripeAccount
    ? [
        `${result.tenant} now accepts cards through ${stripeAccount} (${mode}).`,
        `The webhook for connected accounts is ${webhook} on any address of this server.`,
      ]
    : [
        `${result.tenant} now accepts cards through Stripe (${mode}).`,
        `In Stripe, add a webhook to ${webhook} on the mosque's address.`,
        `On this machine that is http://${host}:${port}${webhook}`,
      ]
  printResult(options, { ...result, webhook }, () => lines.join('\n'))
}

/** `payments connect`: connects a mosque's own Stripe keys, encrypted at rest, or its account on the platform. */
export const connectCommand = () =>
  defineTenantCommand('connect', {
    summary: "Set up card payments with a mosque's own Stripe keys (stored encrypted) or its connected account",
    examples: [
      'payments connect --tenant an-noor --mode test',
      'payments connect --tenant an-noor --mode live --account acct_1AbCdEfGh',
    ],
    details: `Keys are read from ${stripeKeyNames.join(', ')}, so that they do not appear in the command history:\n  read -rs STRIPE_SECRET_KEY; export STRIPE_SECRET_KEY\nWhile there are regular gifts, a new secret key must belong to the same account, which is checked with Stripe.`,
  })
    .requiredOption('--mode <mode>', 'test or live')
    .option('--account <id>', "the mosque's Stripe account, connected to the platform")
    .option('--same-account', 'do not check with Stripe that the new keys belong to the same account as the old ones')
    .action(run)
