import path from 'node:path'
import {
  createServer,
  withLock,
  loadDemonstration,
  readImapUrl,
  type EmailSettings,
  type Site,
  type TvPages,
} from '@minaret/server'
import { describeMigration, type Env, migrationLogLine, openStore, readBuild } from '@minaret/server/installation'
import { projectRoot } from './env.ts'
import type { Running } from './stopping.ts'

/** Prints a line for whoever started the server. */
export const say = (line: string): void => console.log(line)

/** What draws pages: the apps. */
export type FrontEnd = {
  sites: readonly Site[]
  tvPages: TvPages
  /** The built desk; without it only its calls are answered. */
  deskPage?: { folder: string }
  /** Whether their files are there, as a part of `/readyz`; without it they are drawn from source. */
  filesCheck?: { name: string; probe(): Promise<void> }
}

/** How a server is brought up. */
export type Start = {
  env: Env
  /** Gets each part as soon as it is up, so that it can be stopped. */
  running: Running
  /** Whether somebody has asked to stop. */
  isStopping: () => boolean
  loadFrontEnd: () => Promise<FrontEnd>
  /** Where it listens. */
  listen: { port: number; host: string }
}

/** Where emails go: to the mail server, or into files whose links are printed. */
const mailOf = ({ smtpUrl, mailFrom: from, mailReturnTo: returnTo, dataDir }: Env): EmailSettings =>
  smtpUrl
    ? { smtpUrl, from, returnTo }
    : { folder: path.join(dataDir, 'mail'), print: (line) => say(`  ${line}`), from }

/** Where reports about emails arrive, if they are read. */
const reportMailboxOf = ({ imapUrl }: Env) => {
  const server = imapUrl ? readImapUrl(imapUrl) : undefined
  return server && 'host' in server ? { server } : undefined
}

/**
 * Brings everything up, in order; gives up between two steps when somebody has asked to stop.
 * @returns the port it listens on; nothing when it gave up
 */
export async function bringUp({ env, running, isStopping, loadFrontEnd, listen }: Start): Promise<number | undefined> {
  running.store = await openStore(env, say, (event) => {
    const levels = ['info', 'debug', 'trace', ...(event.kind === 'newer' ? ['warn'] : [])]
    say(levels.includes(env.logLevel) ? migrationLogLine(event) : describeMigration(event))
  })
  if (isStopping()) return undefined
  const { store } = running
  if (env.demoTenants) await withLock(store.database, 'demonstration', () => loadDemonstration(store))
  if (isStopping()) return undefined
  const build = readBuild(projectRoot, env.buildId)
  const { deskPage, filesCheck, ...frontEnd } = await loadFrontEnd()
  running.server = await createServer({
    ...running.store,
    ...frontEnd,
    desk: env.deskHost
      ? {
          hostname: env.deskHost,
          demoEntry: env.demoEntry,
          signup: env.signup,
          installationOwners: env.installationOwners,
          page: deskPage,
        }
      : undefined,
    siteAddresses: env.siteAddresses,
    mail: mailOf(env),
    reportMailbox: reportMailboxOf(env),
    port: env.port,
    stripeApiBase: env.stripeApiBase,
    filing: env.filing,
    platform: env.platform,
    proxies: env.proxies,
    credit: env.credit,
    hstsSubdomains: env.hstsSubdomains,
    pageCacheBytes: env.pageCacheBytes,
    cdn: env.cdn,
    redisUrl: env.redisUrl,
    logLevel: env.logLevel,
    build,
    checks: filesCheck && [filesCheck],
    metricsToken: env.metricsToken,
  })
  if (isStopping()) return undefined
  const { app } = running.server
  await app.listen(listen)
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : listen.port
  app.log.info({ ...build, node: process.version }, 'the server is running')
  // A key that may only read is found out now, and not by the first mosque that brings a picture.
  void store.storage.check().catch((error: unknown) => app.log.error({ err: error }, 'files cannot be stored'))
  void filesCheck?.probe().catch((error: unknown) => app.log.error({ err: error }, 'pages cannot be shown'))
  return port
}
