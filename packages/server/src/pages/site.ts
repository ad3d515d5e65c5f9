import { randomBytes } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createImageRenderer, type ImageOwner, type ImageRenderer } from '@minaret/content/image-rendering'
import type { Illustration } from '@minaret/content/image-rendering'
import { type Directory, getHostname } from '@minaret/foundation/tenancy'
import type { RateLimiter } from '@minaret/foundation/limits'
import {
  type InternalCaller,
  matchesEtag,
  isApiRequest,
  refuseUnknownCall,
  sendPlainPage,
  httpMessages as say,
} from '@minaret/foundation/http'
import type { Site } from '@minaret/content/page-rendering'
import { respondToForms } from './respondToForms.ts'
import type { RenderPage } from './pageCache.ts'
import { nonceSources, pagePolicy } from './policy.ts'
import { refuseTooMany, type servePages } from './servePages.ts'
import { headersOf } from './shareable.ts'

/** Dependencies of serving sites. */
export type SiteMounting = {
  app: FastifyInstance
  callInternally: InternalCaller
  directory: Directory
  rates?: RateLimiter
  /** In order: the first site that serves a page renders it. */
  sites: readonly Site[]
  /** Folders of other apps whose `assets/` are served with those of the sites. */
  folders?: readonly string[]
  /** The cache of shared pages; undefined if every page is rendered per request. */
  pages?: ReturnType<typeof servePages>
  now: () => Date
}

/** Serves the pages and files of sites beside the API, for every known host name. */
export async function mountSite(mounting: SiteMounting): Promise<void> {
  const { app, sites, folders = [] } = mounting
  const images = createImageRenderer({ app, faces: sites.find(({ faces }) => faces !== undefined)?.faces })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // As fast as gzip and smaller; the default quality is slow.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await app.register(serveFiles, {
    root: [...sites.map(({ folder }) => folder), ...folders].map((folder) => `${folder}/assets`),
    prefix: '/assets/',
    immutable: true,
    // Assets hold no private data, and previews load them from a frame without an origin.
    setHeaders: (reply) => {
      void reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
    },
    maxAge: '365d',
    index: false,
    preCompressed: true,
    // A missing file is handled like any other unknown address.
    wildcard: false,
  })
  const sendRequestedPage = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage({ ...mounting, images }, request, reply)
  await respondToForms(app, sendRequestedPage)
  // A route rather than the not-found handler, whose responses are not compressed.
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: (request, reply) =>
      isApiRequest(request) ? refuseUnknownCall(request, reply) : sendRequestedPage(request, reply),
  })
}

/** Renders an image as a response, which caches revalidate after an hour. */
async function renderImage(renderer: ImageRenderer, illustration: Illustration, owner: ImageOwner): Promise<Response> {
  const image = await renderer.paint(illustration, owner)
  if (!image)
    return new Response('Too many pictures are being rendered.', { status: 503, headers: { 'retry-after': '5' } })
  const { bytes, type, etag } = image
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=3600',
      // These images are made for other sites to embed.
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    },
  })
}

async function sendPage(
  { callInternally, directory, rates, sites, images, pages, now }: SiteMounting & { images: ImageRenderer },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const hostname = getHostname(request)
  const tenant = await directory.byHostname(hostname)
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
  if (!tenant) return sendPlainPage(reply, 404, { title: say.noMosqueHere, text: say.checkAddress })
  request.tenant = tenant
  if (tenant.config.unapproved) reply.header('x-robots-tag', 'noindex')
  if (tenant.suspended) return sendPlainPage(reply, 503, { title: say.closedNow, text: say.comeBack })
  if (await refuseTooMany(request, reply, tenant, rates)) return reply

  const { host } = request.raw.headers
  // The site's canonical address, whichever host name was requested, for canonical links, sitemaps and previews.
  const addressOf = (path: string) => `${tenant.address}${path}`
  const address = addressOf(request.url)
  // For example an invalid port.
  if (!URL.canParse(`http://${host}`) || !URL.canParse(address))
    return sendPlainPage(reply, 404, { title: say.noMosqueHere, text: say.checkAddress })
  // Cookies are the only input a page uses from the visitor.
  const { cookie = '' } = request.headers
  const { pathname } = new URL(address)
  const site = sites.find(({ serves }) => serves?.(tenant.config, pathname) ?? true)
  if (!site) return sendPlainPage(reply, 404, { title: say.noPageHere, text: say.checkAddress })
  const { rendering, form } = request
  const nonce = randomBytes(16).toString('base64')
  const renderPage: RenderPage = (path, read) =>
    site.render(
      // A shared page depends on the language only.
      new Request(addressOf(path), {
        headers: { cookie: rendering ? `language=${rendering.language}` : cookie },
        ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
      }),
      {
        async call(call) {
          const response = await callInternally({ tenant, log: request.log }, call)
          read(response)
          return response
        },
        revision: tenant.config,
        secure: request.protocol === 'https',
        nonce,
        now: now().getTime(),
        onError(err) {
          read({ status: 500, body: undefined })
          request.log.error({ err, path: request.routeOptions.url }, 'a page could not be rendered')
        },
        renderImage: (illustration) => renderImage(images, illustration, { tenantId: tenant.id, host: host ?? '' }),
      },
    )
  const result = rendering && (await pages?.render(rendering, nonce, renderPage))
  if (result && 'br' in result) return pages?.send(request, reply, result)

  const page = result && rendering.key.address === request.url ? result : await renderPage(request.url, () => {})
  const headers = headersOf(page)
  const { etag, 'cache-control': cacheControl = 'no-cache' } = headers
  if (etag !== undefined && matchesEtag(request.headers['if-none-match'], etag))
    return reply.code(304).headers({ etag, 'cache-control': cacheControl }).send()
  return reply
    .code(page.status)
    .headers({ ...pagePolicy(request.url, tenant, nonceSources(nonce)), ...headers })
    .send('html' in page ? page.html : Buffer.from(await page.arrayBuffer()))
}
