import { Command } from 'commander'
import { connectAccount, OperatorError } from '@minaret/server'
import { readEnv, readStripeKeys, stripeKeyNames } from '../env.ts'
import { withTenant } from './withTenant.ts'

/** `payments connect`: a tenant's own keys at Stripe, sealed at rest. */
export function paymentKeysCommand(): Command {
  const payments = new Command('payments').description('How a mosque takes cards')
  payments
    .command('connect')
    .description("Store a mosque's own Stripe keys, sealed, and take cards with them")
    .requiredOption('--tenant <name>', 'the mosque, by its short name or host name')
    .requiredOption('--mode <mode>', 'test or live')
    .addHelpText(
      'after',
      `\nThe keys are read from ${stripeKeyNames.join(', ')}.\n\nExample:\n  read -rs STRIPE_SECRET_KEY; export STRIPE_SECRET_KEY …\n  npm run minaret -- payments connect --tenant an-noor --mode test`,
    )
    .action(async ({ tenant, mode }: { tenant: string; mode: string }) => {
      if (mode !== 'test' && mode !== 'live') throw new OperatorError('The mode is test or live.')
      const keys = readStripeKeys()
      const accountId = await withTenant(tenant, ({ database, secrets }, tenantId) =>
        connectAccount(database, secrets, { tenantId, mode, ...keys }),
      )
      const { host, port } = readEnv()
      console.log(`${tenant} takes cards through Stripe now (${mode}).`)
      console.log(`Tell Stripe to send its events to /api/stripe/webhook/${accountId} on the mosque's address.`)
      console.log(`On this machine that is http://${host}:${port}/api/stripe/webhook/${accountId}`)
    })
  return payments
}
