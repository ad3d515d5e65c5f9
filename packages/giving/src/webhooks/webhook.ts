import type { GivingOperations } from '../providers/givingCall.ts'
import { refuse } from '@minaret/foundation/responses'
import { ForgedEvent, type ProviderEvent } from '../providers/gateway.ts'
import { eventKind, storeEvent } from '../provider-events/providerEvents.ts'
import { forMachines } from '@minaret/foundation/i18n'

const forgedSignature = refuse(
  400,
  forMachines('The signature of this event is invalid. Check the webhook secret of this account.'),
)

/** Receives provider events: verified, stored once, and processed by a job that reads the object again. */
export const webhookOperations = {
  async providerEvent(call) {
    const { params, request, payments, tenant, db, log } = call
    const gateway = await payments.gatewayOf(tenant, db, params.account)
    if (!gateway) return refuse(404, forMachines('There is no such account.'))
    let event: ProviderEvent
    try {
      event = gateway.verify(request.raw ?? Buffer.alloc(0), request.header('stripe-signature') ?? '')
    } catch (error) {
      if (!(error instanceof ForgedEvent)) throw error
      log.warn({ account: params.account }, 'an event with an invalid signature was rejected')
      return forgedSignature
    }
    if (event.live !== (gateway.mode === 'live')) {
      log.error({ alarm: 'mode of event', event: event.id }, 'an event came from the other mode, test or live')
      return refuse(
        400,
        forMachines('This event belongs to the other mode, test or live. Check which webhook points here.'),
      )
    }
    // Unused events get 200 and are discarded, as the provider expects.
    if (!eventKind(event.type)) return { status: 200, message: forMachines('Ignored.'), data: {} }

    const ids = { tenantId: tenant.id, accountId: gateway.accountId, eventId: event.id }
    const isNew = await db((tx) => storeEvent(tx, ids, event))
    return { status: 200, message: forMachines(isNew ? 'Stored.' : 'Already received.'), data: {} }
  },
} satisfies GivingOperations<'providerEvent'>
