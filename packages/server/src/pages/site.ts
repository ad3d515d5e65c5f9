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
  createInternalFetch,
  matchesEtag,
  isApiRequest,
  refuseUnknownCall,
  sendPlainPage,
  httpMessages as say,
} from '@minaret/foundation/http'
import type { Site } from '@minaret/content/page-rendering'
import { answerForms } from './answerForms.ts'
import type { DrawPage } from './pageCache.ts'
import { nonceMarks, pagePolicy } from './policy.ts'
import { refuseTooMany, type servePages } from './servePages.ts'

/** What serving a site takes. */
export type SiteMounting = {
  app: FastifyInstance
  directory: Directory
  rates?: RateLimiter
  /** In order: a page is drawn by the first that serves it. */
  sites: readonly Site[]
  /** Folders of other apps whose `assets/` are served with those of the sites. */
  folders?: readonly string[]
  /** The pages that are drawn once for everybody; nothing where each is drawn anew. */
  pages?: ReturnType<typeof servePages>
  now: () => Date
}

/** Serves the pages and files of sites beside the API, for every tenant whose name is known. */
export async function mountSite(mounting: SiteMounting): Promise<void> {
  const { app, sites, folders = [] } = mounting
  const painter = createImageRenderer({ app, faces: sites.find(({ faces }) => faces !== undefined)?.faces })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // As quick as gzip, and smaller; the default is not.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await app.register(serveFiles, {
    root: [...sites.map(({ folder }) => folder), ...folders].map((folder) => `${folder}/assets`),
    prefix: '/assets/',
    immutable: true,
    // They hold nothing of anybody, and a preview is drawn in a frame of no origin.
    setHeaders: (reply) => {
      void reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
    },
    maxAge: '365d',
    index: false,
    preCompressed: true,
    // A file that is not there is an unknown address like any other.
    wildcard: false,
  })
  const send = (request: FastifyRequest, reply: FastifyReply) => sendPage({ ...mounting, painter }, request, reply)
  await answerForms(app, send)
  // A route, and not the handler of what is not found: that one's answers are sent as they are, uncompressed.
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: (request, reply) => (isApiRequest(request) ? refuseUnknownCall(request, reply) : send(request, reply)),
  })
}

/** A picture as an answer; whoever keeps it asks after an hour whether it still stands. */
async function createRenderer(painter: ImageRenderer, painting: Illustration, whose: ImageOwner): Promise<Response> {
  const painted = await painter.paint(painting, whose)
  if (!painted)
    return new Response('Too many pictures are being rendered.', { status: 503, headers: { 'retry-after': '5' } })
  const { bytes, type, etag } = painted
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=3600',
      // Another site may show what is made for showing there.
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    },
  })
}

async function sendPage(
  { app, directory, rates, sites, painter, pages, now }: SiteMounting & { painter: ImageRenderer },
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
  // The site's own address, whichever of its names was asked for: canonical links, sitemaps and previews are made of it.
  const addressOf = (path: string) => `${tenant.address}${path}`
  const address = addressOf(request.url)
  // A port no machine has, for example.
  if (!URL.canParse(`http://${host}`) || !URL.canParse(address))
    return sendPlainPage(reply, 404, { title: say.noMosqueHere, text: say.checkAddress })
  // Of what the visitor sends, a page depends on cookies alone.
  const { cookie = '' } = request.headers
  const { pathname } = new URL(address)
  const site = sites.find(({ serves }) => serves?.(tenant.config, pathname) ?? true)
  if (!site) return sendPlainPage(reply, 404, { title: say.noPageHere, text: say.checkAddress })
  const { drawing, form } = request
  const nonce = randomBytes(16).toString('base64')
  const drawPage: DrawPage = (path, read) =>
    site.render(
      // What is drawn for everybody depends on the language alone.
      new Request(addressOf(path), {
        headers: { cookie: drawing ? `language=${drawing.language}` : cookie },
        ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
      }),
      {
        api: createInternalFetch(app, tenant.hostname, read),
        secure: request.protocol === 'https',
        nonce,
        now: now().getTime(),
        onError(err) {
          read(500, '')
          request.log.error({ err, path: request.routeOptions.url }, 'a page could not be rendered')
        },
        paint: (painting) => createRenderer(painter, painting, { tenantId: tenant.id, host: host ?? '' }),
      },
    )
  const drawn = drawing && (await pages?.draw(drawing, nonce, drawPage))
  if (drawn && !(drawn instanceof Response)) return pages?.send(request, reply, drawn)

  const page = drawn && drawing.key.address === request.url ? drawn : await drawPage(request.url, () => {})
  const etag = page.headers.get('etag')
  if (etag !== null && matchesEtag(request.headers['if-none-match'], etag))
    return reply
      .code(304)
      .headers({ etag, 'cache-control': page.headers.get('cache-control') ?? 'no-cache' })
      .send()
  return reply
    .code(page.status)
    .headers({ ...pagePolicy(request.url, tenant, nonceMarks(nonce)), ...Object.fromEntries(page.headers) })
    .send(Buffer.from(await page.arrayBuffer()))
}
