import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '@minaret/foundation/db'
import type { Secrets } from '@minaret/foundation/base'
import { createVariantMaker, readAll, type Storage } from '@minaret/foundation/files'
import {
  findStaffSession,
  isLocalVisit,
  isSafeConnection,
  listMemberships,
  readSessionCookie,
  type StaffSession,
} from '@minaret/foundation/staff'
import { getHostname } from '@minaret/foundation/tenancy'

/** Dependencies of {@link mountDeskPictures}. */
export type PictureRouteDeps = {
  app: FastifyInstance
  /** The host name of the desk. */
  hostname: string
  database: Database
  storage: Storage
  secrets: Secrets
  now: () => Date
  /** Finds the mosque if its owners have granted the account support access. */
  findSupported?(session: StaffSession, isLocal: boolean, slug: string): Promise<{ id: string } | undefined>
}

const param = ({ params }: FastifyRequest, name: string): string => {
  const value: unknown = Reflect.get(Object(params), name)
  return typeof value === 'string' ? value : ''
}

/** The id of the requested mosque, if the session's account has access to it. */
async function tenantIdOf(
  { database, secrets, now, findSupported }: PictureRouteDeps,
  request: FastifyRequest,
): Promise<string | undefined> {
  const secret = isSafeConnection(request) ? readSessionCookie(request) : undefined
  if (secret === undefined) return undefined
  const session = await database.forAccount()((tx) => findStaffSession(tx, { secrets, secret, now: now() }))
  if (!session) return undefined
  const slug = param(request, 'mosque')
  const membership = (await listMemberships(database, session.account.id)).find((candidate) => candidate.slug === slug)
  return membership?.tenantId ?? (await findSupported?.(session, isLocalVisit(request), slug))?.id
}

/**
 * Serves a mosque's pictures to its staff on the desk's host name, including pictures that no page uses yet. They are
 * re-encoded, so that no uploaded script or metadata reaches the browser.
 */
export function mountDeskPictures(deps: PictureRouteDeps): void {
  const { app, hostname, database, storage } = deps
  const variantMaker = createVariantMaker({ database, storage, log: app.log })
  app.route({
    method: 'GET',
    url: '/api/desk/mosques/:mosque/pictures/:name',
    compress: false,
    async handler(request, reply) {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      const tenantId = getHostname(request) === hostname ? await tenantIdOf(deps, request) : undefined
      const name = param(request, 'name')
      if (tenantId === undefined || !/^[0-9a-f]{32}-\d{1,4}\.webp$/.test(name)) return reply.code(404).send()
      const storedFile = await storage.open(tenantId, name)
      const variant = storedFile ? { bytes: await readAll(storedFile) } : await variantMaker.encode(tenantId, name)
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
