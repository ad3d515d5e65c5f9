import type Stripe from 'stripe'
import type { Billing, Setup } from '../billing.ts'
import { OutcomeUnknown } from '../gateway.ts'
import { intentOfError, translateError } from '../stripeErrors.ts'
import { cardOf } from './cards.ts'
import {
  checkResponse,
  idOf,
  createMetadata,
  translateErrors,
  sendOnce,
  type StripeConnection,
  expandedOf,
} from './requests.ts'

const statuses: Record<string, Setup['status'] | undefined> = {
  requires_payment_method: 'requires_payment_method',
  // We confirm ourselves: until then the card has not been tried.
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

function toSetup(setupIntent: Stripe.SetupIntent, accountId: string): Setup {
  const status = statuses[setupIntent.status]
  if (!status) throw new OutcomeUnknown(`Stripe returned an unknown status: ${setupIntent.status}.`)
  const failure = setupIntent.last_setup_error
  const hasSucceeded = status === 'succeeded'
  return {
    accountId,
    id: setupIntent.id,
    status,
    customerId: idOf(setupIntent.customer),
    tenantId: setupIntent.metadata?.tenant_id,
    regularGiftId: setupIntent.metadata?.jummah_id,
    paymentMethodId: hasSucceeded ? idOf(setupIntent.payment_method) : undefined,
    card: hasSucceeded ? cardOf(expandedOf(setupIntent.payment_method)) : undefined,
    clientSecret: setupIntent.client_secret ?? undefined,
    declineCode: status === 'requires_payment_method' ? failure?.decline_code || failure?.code || undefined : undefined,
  }
}

const expand = ['payment_method']

/** Sets up cards for later collections. */
export function stripeSetups(connection: StripeConnection): Pick<Billing, 'setUp' | 'readSetup'> {
  const { stripe, accountId } = connection
  const readById = async (id: string) =>
    toSetup(checkResponse(await stripe.setupIntents.retrieve(id, { expand }), 'setup_intent'), accountId)

  return {
    setUp: ({ regularGiftId, customerId, setupIntentId, confirmationTokenId, idempotencyKey }) =>
      translateErrors(async () => {
        const confirmation = { confirmation_token: confirmationTokenId, use_stripe_sdk: true, expand }
        const request = () =>
          setupIntentId
            ? stripe.setupIntents.confirm(setupIntentId, confirmation, sendOnce(idempotencyKey))
            : stripe.setupIntents.create(
                {
                  ...confirmation,
                  customer: customerId,
                  usage: 'off_session',
                  confirm: true,
                  metadata: createMetadata(connection, { jummah_id: regularGiftId }),
                },
                sendOnce(idempotencyKey),
              )
        try {
          return toSetup(checkResponse(await request(), 'setup_intent'), accountId)
        } catch (error) {
          const translatedError = translateError(error)
          const { declinedSetup, settled } = intentOfError(translatedError)
          if (declinedSetup) return toSetup(declinedSetup, accountId)
          if (settled && setupIntentId) return readById(setupIntentId)
          throw translatedError
        }
      }),
    readSetup: (id) => translateErrors(() => readById(id)),
  }
}
