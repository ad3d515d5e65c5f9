import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '@minaret/foundation/db'
import type { Secrets } from '@minaret/foundation/base'
import { createVariantMaker, readAll, type Storage } from '@minaret/foundation/files'
import {
  findStaffSession,
  isLocalVisit,
  isSafeConnection,
  membershipsOf,
  readSessionCookie,
  type StaffSession,
} from '@minaret/foundation/staff'
import { getHostname } from '@minaret/foundation/tenancy'

/** What showing a mosque's pictures to its staff takes. */
export type PictureMounting = {
  app: FastifyInstance
  /** The desk's own. */
  hostname: string
  database: Database
  storage: Storage
  secrets: Secrets
  now: () => Date
  /** The mosque of that name, if its owners let the session's holder in to help. */
  findSupported?(session: StaffSession, isLocal: boolean, slug: string): Promise<{ id: string } | undefined>
}

const param = ({ params }: FastifyRequest, name: string): string => {
  const value: unknown = Reflect.get(Object(params), name)
  return typeof value === 'string' ? value : ''
}

/** The mosque of a name, where the session's account works for it. */
async function tenantIdOf(
  { database, secrets, now, findSupported }: PictureMounting,
  request: FastifyRequest,
): Promise<string | undefined> {
  const secret = isSafeConnection(request) ? readSessionCookie(request) : undefined
  if (secret === undefined) return undefined
  const session = await database.forAccount()((tx) => findStaffSession(tx, { secrets, secret, now: now() }))
  if (!session) return undefined
  const slug = param(request, 'mosque')
  const membership = (await membershipsOf(database, session.account.id)).find((one) => one.slug === slug)
  return membership?.tenantId ?? (await findSupported?.(session, isLocalVisit(request), slug))?.id
}

/**
 * Shows pictures of a mosque on the desk's own host name to whoever works there, also those that are in no page yet. They
 * are drawn anew, so that nothing of what was uploaded runs or is told on.
 */
export function mountDeskPictures(mounting: PictureMounting): void {
  const { app, hostname, database, storage } = mounting
  const maker = createVariantMaker({ database, storage, log: app.log })
  app.route({
    method: 'GET',
    url: '/api/desk/mosques/:mosque/pictures/:name',
    compress: false,
    async handler(request, reply) {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      const tenantId = getHostname(request) === hostname ? await tenantIdOf(mounting, request) : undefined
      const name = param(request, 'name')
      if (tenantId === undefined || !/^[0-9a-f]{32}-\d{1,4}\.webp$/.test(name)) return reply.code(404).send()
      const stored = await storage.open(tenantId, name)
      const variant = stored ? { bytes: await readAll(stored) } : await maker.make(tenantId, name)
      if (variant === 'unknown') return reply.code(404).send()
      if (variant === 'busy') return reply.code(503).header('retry-after', '2').send()
      return reply
        .headers({
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=86400',
          'x-content-type-options': 'nosniff',
        })
        .send(variant.bytes)
    },
  })
}
