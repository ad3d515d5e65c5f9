import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PlainPageTexts, sendPlainPage } from '../http/plainPage.ts'
import { messages as httpMessages } from '../http/messages.gen.ts'
import { type Directory } from '../tenancy/directory.ts'
import { getHostname } from '../tenancy/hostnameOf.ts'
import { findFile, originalName } from './storeFiles.ts'
import type { VariantResult, VariantMaker, VariantMakerDeps } from './variantMaker.ts'
import { sendFile } from './send.ts'
import { StorageError } from './storage.ts'
import { readVariantName } from './widths.ts'
import { messages as fileMessages } from './messages.gen.ts'

/** Dependencies of the file routes. */
export type FileRoutes = VariantMakerDeps & {
  app: FastifyInstance
  directory: Pick<Directory, 'byHostname'>
  variantMaker: VariantMaker
}

const immutable = 'public, max-age=31536000, immutable'

const getMediaType = (name: string) =>
  name.endsWith('.avif') ? 'image/avif' : name.endsWith('.webp') ? 'image/webp' : 'image/jpeg'

const sendPlain = (reply: FastifyReply, code: number, texts: PlainPageTexts) =>
  sendPlainPage(reply.header('cache-control', 'no-store'), code, texts)

const sendNotFound = (reply: FastifyReply) =>
  sendPlain(reply, 404, { title: fileMessages.missing, text: fileMessages.takenDown })

const getParam = ({ params }: FastifyRequest, name: string): string => {
  const value: unknown = typeof params === 'object' && params ? Reflect.get(params, name) : undefined
  return typeof value === 'string' ? value : ''
}

/** Serves the pictures and documents of the requested tenant, and of no other. */
export function mountFiles(deps: FileRoutes): void {
  const { app, directory, log } = deps
  const withTenant =
    (send: (tenantId: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const tenant = await directory.byHostname(getHostname(request))
      if (!tenant) return sendPlain(reply, 404, { title: httpMessages.noMosqueHere, text: httpMessages.checkAddress })
      if (tenant.suspended) return sendPlain(reply, 503, { title: httpMessages.closedNow, text: httpMessages.comeBack })
      try {
        return await send(tenant.id, request, reply)
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        log.error({ tenantId: tenant.id, err: error }, 'files cannot be read')
        reply.header('retry-after', '10')
        return sendPlain(reply, 503, { title: fileMessages.notNow, text: fileMessages.away })
      }
    }
  // Not compressed: pictures already are, and ranges of a document refer to its uncompressed bytes.
  const route = { method: ['GET' as const, 'HEAD' as const], compress: false as const }
  app.route({
    ...route,
    url: '/media/:name',
    handler: withTenant((tenantId, request, reply) => sendPicture(deps, tenantId, request, reply)),
  })
  app.route({
    ...route,
    url: '/files/:id/:name',
    handler: withTenant((tenantId, request, reply) => sendDocument(deps, tenantId, request, reply)),
  })
}

async function sendPicture(
  { storage, variantMaker }: FileRoutes,
  tenantId: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const name = getParam(request, 'name')
  if (!readVariantName(name)) return sendNotFound(reply)
  // Public, and also loaded by other origins: static deployments, previews, emails.
  const headers = {
    'content-type': getMediaType(name),
    'cache-control': immutable,
    'cross-origin-resource-policy': 'cross-origin',
  }
  const size = await storage.size(tenantId, name)
  if (size !== undefined) {
    const read = async (range?: { first: number; last: number }) => (await storage.open(tenantId, name, range))?.body
    return sendFile(request, reply, { tag: name, size, headers, read })
  }
  const variant: VariantResult = await variantMaker.encode(tenantId, name)
  if (variant === 'unknown') return sendNotFound(reply)
  if (variant === 'busy') {
    reply.header('retry-after', '2')
    return sendPlain(reply, 503, { title: fileMessages.notNow, text: fileMessages.busy })
  }
  // A temporary replacement for an AVIF must not be cached for long.
  const temporaryHeaders =
    variant.name === name ? {} : { 'content-type': getMediaType(variant.name), 'cache-control': 'public, max-age=60' }
  const { bytes } = variant
  return sendFile(request, reply, {
    tag: variant.name,
    size: bytes.length,
    headers: { ...headers, ...temporaryHeaders },
    read: (range) => Promise.resolve(range ? bytes.subarray(range.first, range.last + 1) : bytes),
  })
}

/** Returns a Content-Disposition header (RFC 6266): an ASCII name for old clients, the full name for others. */
function attachment(name: string): string {
  const asciiName = name
    .normalize('NFKD')
    .replaceAll(/[^\w .()&+,'-]/g, '')
    .trim()
    .replace(/^\./, 'file.')
  const encodedName = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`
}

async function sendDocument(
  { database, storage, log }: FileRoutes,
  tenantId: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const id = getParam(request, 'id')
  const row = /^[0-9a-f]{32}$/.test(id) ? await findFile({ database }, tenantId, id) : undefined
  if (row?.kind !== 'document' || row.name !== getParam(request, 'name').normalize('NFC')) return sendNotFound(reply)
  const size = await storage.size(tenantId, originalName(id))
  if (size === undefined) {
    log.error({ tenantId, file: id }, 'a file is in the database but not in the storage: upload it again')
    return sendNotFound(reply)
  }
  return sendFile(request, reply, {
    tag: id,
    size,
    headers: {
      'content-type': row.mediaType,
      // Downloaded rather than displayed, so that its content cannot run on this origin.
      'content-disposition': attachment(row.name),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': immutable,
    },
    read: async (range) => (await storage.open(tenantId, originalName(id), range))?.body,
  })
}
