import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '@minaret/foundation/db'
import { httpMessages, sendPlainPage } from '@minaret/foundation/http'
import { type Directory, getHostname } from '@minaret/foundation/tenancy'
import type { Site } from '../../page-rendering/site.ts'
import { messages as say } from '../messages.gen.ts'
import { drawPreview, takePreview } from './draw.ts'

/** What serving previews takes. */
export type PreviewMounting = {
  app: FastifyInstance
  database: Database
  directory: Directory
  sites: readonly Site[]
  /** Where the desk is, which alone may show a preview in a frame. */
  desk: () => string
  now: () => Date
}

/** A preview is looked at and nothing else: no script runs in it, nothing is sent, and only the desk frames it. */
const policyOf = (nonce: string, desk: string) =>
  [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: https:",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${desk}`,
  ].join('; ')

const refuse = (reply: FastifyReply, desk: string, code: 404 | 410) =>
  sendPlainPage(
    reply.header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${desk}`),
    code,
    {
      title: code === 410 ? say.previewOver : httpMessages.noPageHere,
      text: code === 410 ? say.previewAgain : httpMessages.checkAddress,
    },
  )

/** Shows a mosque's site with what nobody has published yet, on its own host name, by an address that opens once. */
export function mountPreviews({ app, database, directory, sites, desk, now }: PreviewMounting): void {
  app.route({
    method: 'GET',
    url: '/unpublished/:secret',
    async handler(request, reply) {
      reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
      const tenant = await directory.byHostname(getHostname(request))
      const { secret }: { secret?: unknown } = Object(request.params)
      if (!tenant || tenant.suspended || typeof secret !== 'string' || !/^[\w-]{43}$/.test(secret))
        return refuse(reply, desk(), 404)
      const preview = await takePreview(database, tenant.id, secret, now())
      if (!preview) return refuse(reply, desk(), 410)
      const site = sites.find(({ serves }) => serves?.(tenant.config, preview.path) ?? true)
      const nonce = randomBytes(16).toString('base64')
      const host = request.raw.headers.host ?? tenant.hostname
      const page = site && (await drawPreview({ app, database, tenant, site, now: now(), host, nonce }, preview))
      if (!page) return refuse(reply, desk(), 410)
      return reply
        .code(page.status)
        .headers({ 'content-security-policy': policyOf(nonce, desk()), 'content-type': 'text/html; charset=utf-8' })
        .send(Buffer.from(await page.arrayBuffer()))
    },
  })
}
