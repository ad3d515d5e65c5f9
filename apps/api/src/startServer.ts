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
import type { RunningParts } from './stopping.ts'

/** Prints a line to the terminal. */
export const print = (line: string): void => console.log(line)

/** The apps that render pages. */
export type FrontEnd = {
  sites: readonly Site[]
  tvPages: TvPages
  /** The built desk; without it only the desk's API is served. */
  deskPage?: { folder: string }
  /** The `/readyz` check for the apps' built files; undefined if pages are rendered from source. */
  filesCheck?: { name: string; probe(): Promise<void> }
}

/** Options for starting a server. */
export type StartOptions = {
  env: Env
  /** Filled with each part as it starts, so that it can be stopped. */
  running: RunningParts
  /** Whether a stop has been requested. */
  isStopping: () => boolean
  loadFrontEnd: () => Promise<FrontEnd>
  listen: { port: number; host: string }
}

/** Where emails go: to the mail server, or to files with their links printed. */
const createEmailSettings = ({ smtpUrl, mailFrom: from, mailReturnTo: returnTo, dataDir }: Env): EmailSettings =>
  smtpUrl
    ? { smtpUrl, from, returnTo }
    : { folder: path.join(dataDir, 'mail'), print: (line) => print(`  ${line}`), from }

/** The mailbox for delivery reports; undefined if none is configured. */
const findReportMailbox = ({ imapUrl }: Env) => {
  const server = imapUrl ? readImapUrl(imapUrl) : undefined
  return server && 'host' in server ? { server } : undefined
}

/**
 * Starts everything in order; gives up between steps if a stop has been requested.
 * @returns the port it listens on; undefined if it gave up
 */
export async function startServer({
  env,
  running,
  isStopping,
  loadFrontEnd,
  listen,
}: StartOptions): Promise<number | undefined> {
  running.store = await openStore(env, print, (event) => {
    const levels = ['info', 'debug', 'trace', ...(event.kind === 'newer' ? ['warn'] : [])]
    print(levels.includes(env.logLevel) ? migrationLogLine(event) : describeMigration(event))
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
    mail: createEmailSettings(env),
    reportMailbox: findReportMailbox(env),
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
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : listen.port
  app.log.info({ ...build, node: process.version }, 'the server is running')
  // Detects a read-only storage key at start-up, not at a mosque's first upload.
  void store.storage.check().catch((error: unknown) => app.log.error({ err: error }, 'files cannot be stored'))
  void filesCheck?.probe().catch((error: unknown) => app.log.error({ err: error }, 'pages cannot be rendered'))
  return port
}
