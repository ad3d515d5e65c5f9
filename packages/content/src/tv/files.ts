import { existsSync } from 'node:fs'
import path from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where the files of the app are served, named by their content. */
const prefix = '/assets/tv/'

/** The worker that keeps the app for a screen without a network: above its pages, so that it stands between them and the network. */
const worker = 'worker.js'

/** The worker alone decides what it keeps: it may ask this host, and run nothing but itself. */
const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'"

/**
 * Serves the app that runs on screens in halls.
 * @param folder what its build made: `assets/tv/` and the worker; nothing is served where it is missing
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
