import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '@minaret/foundation/db'
import { sendRefusal, baseHeaders, signedBodyLimit, refuseUnsigned } from '@minaret/foundation/http'
import { refuse } from '@minaret/foundation/responses'
import type { Directory } from '@minaret/foundation/tenancy'
import { ForgedEvent } from '../providers/gateway.ts'
import { eventKind, storeEvent, storeProcessedEvent } from '../provider-events/providerEvents.ts'
import {
  closeAccount,
  findConnectedAccount,
  type Platform,
  type PlatformEvent,
  platformPath,
  verifyPlatformEvent,
} from '../providers/platform.ts'
import { forMachines } from '@minaret/foundation/i18n'

type PlatformWebhook = {
  app: FastifyInstance
  database: Database
  directory: Pick<Directory, 'byAccount'>
  platform: Platform
  now: () => Date
}

const forgedSignatureRefusal = refuse(
  400,
  forMachines('The signature of this event is invalid. Check the webhook secret of the installation.'),
)
const otherModeRefusal = refuse(
  400,
  forMachines('This event belongs to the other mode, test or live. Check which webhook points here.'),
)
const unknownAccountRefusal = refuse(404, forMachines('There is no such account.'))

/**
 * Mounts the webhook for events of connected accounts, `/api/stripe/webhook/platform-test` and `…/platform-live`,
 * shared by all mosques. The account is read only after the signature has been verified with the platform's secret.
 */
export function mountPlatformWebhook({ app, database, directory, platform, now }: PlatformWebhook): void {
  const processPlatformEvent = async (
    request: FastifyRequest,
    mode: 'test' | 'live',
    event: PlatformEvent,
  ): Promise<string> => {
    const notNeeded = 'Ignored.'
    const { account } = event
    const isDeauthorisation = event.type === 'account.application.deauthorized'
    // Also for accounts of the platform's other applications: Stripe expects a success.
    if (!account || !(isDeauthorisation || eventKind(event.type))) return notNeeded
    const tenant = await directory.byAccount(platformPath(account, mode))
    if (!tenant) return notNeeded
    request.tenant = tenant
    const db = database.forTenant(tenant.id)
    const row = await db((tx) => findConnectedAccount(tx, account, mode))
    if (!row) return notNeeded
    const ids = { tenantId: tenant.id, accountId: row.id, eventId: event.id }
    if (isDeauthorisation) {
      // Process it once: if the provider's clock is ahead, a repeat would close an account that has since been reconnected.
      const closure = await db(async (tx) =>
        (await storeProcessedEvent(tx, ids, event, now()))
          ? closeAccount(tx, row.id, event.created ?? now())
          : undefined,
      )
      if (closure)
        request.log.error(
          { alarm: 'payment account closed', tenant: tenant.slug, account: row.id, cycles: closure.regularGifts },
          `a mosque has disconnected its Stripe account; ${closure.regularGifts} regular gifts can no longer be managed`,
        )
      return closure ? 'Closed.' : notNeeded
    }
    return (await db((tx) => storeEvent(tx, ids, event))) ? 'Stored.' : 'Already received.'
  }

  const respond = async (request: FastifyRequest, reply: FastifyReply, mode: 'test' | 'live') => {
    const keys = platform[mode]
    if (!keys) return sendRefusal(reply, unknownAccountRefusal)
    const signature = request.headers['stripe-signature']
    let event: PlatformEvent
    try {
      const rawBody = request.rawBytes ?? Buffer.alloc(0)
      event = verifyPlatformEvent(rawBody, typeof signature === 'string' ? signature : '', keys, now())
    } catch (error) {
      if (!(error instanceof ForgedEvent)) throw error
      request.log.warn({ mode }, 'an event for the installation with an invalid signature was rejected')
      return sendRefusal(reply, forgedSignatureRefusal)
    }
    if (event.live !== (mode === 'live')) {
      request.log.error({ alarm: 'mode of event', event: event.id }, 'an event came from the other mode, test or live')
      return sendRefusal(reply, otherModeRefusal)
    }
    const message = await processPlatformEvent(request, mode, event)
    return reply.headers(baseHeaders).send({ status: 200, message, data: {} })
  }

  for (const mode of ['test', 'live'] as const)
    app.post(
      `/api/stripe/webhook/platform-${mode}`,
      {
        bodyLimit: signedBodyLimit,
        config: { operation: 'providerEvent', signed: true },
        async onRequest(request, reply) {
          const refusal = platform[mode] && refuseUnsigned(request)
          if (refusal) return sendRefusal(reply, refusal)
        },
      },
      (request, reply) => respond(request, reply, mode),
    )
}
