import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '@minaret/foundation/db'
import { httpMessages, type InternalCaller, sendPlainPage } from '@minaret/foundation/http'
import { type Directory, getHostname } from '@minaret/foundation/tenancy'
import type { Site } from '../../page-rendering/site.ts'
import { messages as texts } from '../messages.gen.ts'
import { renderPreview, takePreview } from './renderPreview.ts'

/** Dependencies of {@link mountPreviews}. */
export type PreviewRouteDeps = {
  app: FastifyInstance
  callInternally: InternalCaller
  database: Database
  directory: Directory
  sites: readonly Site[]
  /** The desk's origin, which alone may frame a preview. */
  desk: () => string
  now: () => Date
}

/** The content security policy of a preview: no scripts, no form submission, and only the desk may frame it. */
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
      title: code === 410 ? texts.previewUsed : httpMessages.noPageHere,
      text: code === 410 ? texts.previewAgain : httpMessages.checkAddress,
    },
  )

/** Serves previews of unpublished content on a mosque's host name, at URLs that open once. */
export function mountPreviews({ app, callInternally, database, directory, sites, desk, now }: PreviewRouteDeps): void {
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
      const page =
        site &&
        (await renderPreview({ log: request.log, callInternally, database, tenant, site, now: now(), nonce }, preview))
      if (!page) return refuse(reply, desk(), 410)
      return reply
        .code(page.status)
        .headers({ 'content-security-policy': policyOf(nonce, desk()), 'content-type': 'text/html; charset=utf-8' })
        .send(page.html)
    },
  })
}
