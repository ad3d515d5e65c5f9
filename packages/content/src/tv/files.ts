import { existsSync } from 'node:fs'
import path from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The path of the app’s files, whose names contain a hash. */
const prefix = '/assets/tv/'

/** The service worker that caches the app for offline use. Its path is above the pages, so that its scope covers them. */
const worker = 'worker.js'

/** The worker’s policy: it may request only this server, and run only itself. */
const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'"

/**
 * Serves the app of the displays.
 * @param folder the build output with `assets/tv/` and the worker; if it is missing, no files are served
 */
export async function serveTvFiles(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(path.join(folder, prefix))) return
  await app.register(serveFiles, {
    root: path.join(folder, prefix),
    prefix,
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
    wildcard: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
  if (!existsSync(path.join(folder, worker))) return
  app.get(`/tv/${worker}`, (_request, reply) =>
    reply
      .headers({ 'content-security-policy': workerPolicy, 'cache-control': 'no-cache' })
      .sendFile(worker, folder, { cacheControl: false }),
  )
}
