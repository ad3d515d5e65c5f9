import type Stripe from 'stripe'
import type { Billing, Setup } from '../billing.ts'
import { OutcomeUnknown } from '../gateway.ts'
import { intentOfError, meaningOf } from '../stripeErrors.ts'
import { cardOf } from './cards.ts'
import { genuine, idOf, labels, meant, once, type Talk, wholeOf } from './requests.ts'

const statuses: Record<string, Setup['status'] | undefined> = {
  requires_payment_method: 'requires_payment_method',
  // We confirm ourselves: until then the card has not been tried.
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

function toSetup(found: Stripe.SetupIntent, accountId: string): Setup {
  const status = statuses[found.status]
  if (!status) throw new OutcomeUnknown(`Stripe returned an unknown status: ${found.status}.`)
  const failure = found.last_setup_error
  const succeeded = status === 'succeeded'
  return {
    accountId,
    id: found.id,
    status,
    customerId: idOf(found.customer),
    tenantId: found.metadata?.tenant_id,
    cycleId: found.metadata?.jummah_id,
    paymentMethodId: succeeded ? idOf(found.payment_method) : undefined,
    card: succeeded ? cardOf(wholeOf(found.payment_method)) : undefined,
    clientSecret: found.client_secret ?? undefined,
    declineCode: status === 'requires_payment_method' ? failure?.decline_code || failure?.code || undefined : undefined,
  }
}

const expand = ['payment_method']

/** Sets up cards for later collections. */
export function stripeSetups(talk: Talk): Pick<Billing, 'setUp' | 'readSetup'> {
  const { stripe, accountId } = talk
  const read = async (id: string) =>
    toSetup(genuine(await stripe.setupIntents.retrieve(id, { expand }), 'setup_intent'), accountId)

  return {
    setUp: ({ cycleId, customerId, setupIntentId, confirmationTokenId, idempotencyKey }) =>
      meant(async () => {
        const confirmation = { confirmation_token: confirmationTokenId, use_stripe_sdk: true, expand }
        const ask = () =>
          setupIntentId
            ? stripe.setupIntents.confirm(setupIntentId, confirmation, once(idempotencyKey))
            : stripe.setupIntents.create(
                {
                  ...confirmation,
                  customer: customerId,
                  usage: 'off_session',
                  confirm: true,
                  metadata: labels(talk, { jummah_id: cycleId }),
                },
                once(idempotencyKey),
              )
        try {
          return toSetup(genuine(await ask(), 'setup_intent'), accountId)
        } catch (error) {
          const meaning = meaningOf(error)
          const { declinedSetup, settled } = intentOfError(meaning)
          if (declinedSetup) return toSetup(declinedSetup, accountId)
          if (settled && setupIntentId) return read(setupIntentId)
          throw meaning
        }
      }),
    readSetup: (id) => meant(() => read(id)),
  }
}
