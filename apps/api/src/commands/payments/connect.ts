import { connectAccount } from '@minaret/server/operator'
import { readEnv, readStripeKeys, stripeKeyNames } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

type Options = TenantOptions & { mode: string }

async function run(options: Options): Promise<void> {
  const { mode } = options
  if (mode !== 'test' && mode !== 'live') throw new UsageError('The mode is test or live.')
  const keys = readStripeKeys()
  const connected = await withTenant(options.tenant, async ({ database, secrets }, tenantId, tenant) => ({
    tenant,
    mode,
    account: await connectAccount(database, secrets, { tenantId, mode, ...keys }),
  }))
  const { host, port } = readEnv()
  const webhook = `/api/stripe/webhook/${connected.account}`
  tell(options, { ...connected, webhook }, () =>
    [
      `${connected.tenant} takes cards through Stripe now (${mode}).`,
      `Tell Stripe to send its events to ${webhook} on the mosque's address.`,
      `On this machine that is http://${host}:${port}${webhook}`,
    ].join('\n'),
  )
}

/** `payments connect`: a mosque's own keys at Stripe, sealed at rest. */
export const connectVerb = () =>
  tenantVerb('connect', {
    says: "Store a mosque's own Stripe keys, sealed, and take cards with them",
    examples: ['payments connect --tenant an-noor --mode test'],
    more: `The keys are read from ${stripeKeyNames.join(', ')}, so that they stand in no list of commands:\n  read -rs STRIPE_SECRET_KEY; export STRIPE_SECRET_KEY`,
  })
    .requiredOption('--mode <mode>', 'test or live')
    .action(run)
