import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { admitRequests } from '@minaret/foundation/load-shedding'
import { createGuard, type Guard, findSession } from '@minaret/foundation/identity'
import { accountTasks } from './accounts/tasks.ts'
import { mountCalendars } from './calendar/routes.ts'
import { recheckOpenRegularGifts } from '@minaret/giving/regular'
import type { Database } from '@minaret/foundation/db'
import { serveFiles, type Storage } from '@minaret/foundation/files'
import { giftAidTasks } from '@minaret/giving/gift-aid'
import { recheckOpenGifts } from '@minaret/giving/gift-payments'
import {
  refuseOddAddress,
  refuseUnreadable,
  cors,
  sendFailure,
  secureHeaders,
  withoutOrigin,
  jsonOnly,
  createCallFactory,
  notFound,
  warnOfUnnamedProxies,
  readResponseCodec,
  mountOperations,
  type ReadResponse,
  createRequestIds,
  findTenant,
} from '@minaret/foundation/http'
import { shutDown, type Build, type Check, monitorServer, getCurrentRequestId } from '@minaret/foundation/health'
import { allOperations } from './operations.ts'
import { type DeskHost, mountDeskAt } from './desk/mount.ts'
import { createReadCache, createSharedCache, openSharedStore, type SharedStore } from '@minaret/foundation/cache'
import { mountPages } from './pages/mountPages.ts'
import { mountSite, type Site } from './pages/site.ts'
import { pageTasks } from './pages/tasks.ts'
import { hourlyTasks, fiveMinuteTasks, startJobs, type JobRunner } from '@minaret/foundation/jobs'
import { applyLimits, createRateLimiter } from '@minaret/foundation/limits'
import { logOptions, type Secrets } from '@minaret/foundation/base'
import { type EmailSettings, emailTasks } from '@minaret/foundation/email'
import { mountPlatformWebhook, paymentTasks } from '@minaret/giving/webhooks'
import { createPayments, type PaymentsDeps } from '@minaret/giving/providers'
import { reconciliationTasks } from '@minaret/giving/reconciliation'
import { prayerTasks } from './prayer/tasks.ts'
import { receiptTasks } from '@minaret/giving/receipts'
import { mountReference } from './reference/routes.ts'
import { retentionTasks } from './retention/tasks.ts'
import { recoveryTasks } from './account-recovery/tasks.ts'
import { staffTasks } from './staff/tasks.ts'
import { mountPreviews } from './editing/preview/mountPreview.ts'
import { contentTasks } from './editing/schedule.ts'
import { approvalTasks } from './approvals/tasks.ts'
import { approvalKinds } from './desk/approvalKinds.ts'
import { createServerDirectory, type Credit } from './directory.ts'
import { type Directory, siteAddress } from '@minaret/foundation/tenancy'
import { createTvOperations } from './tv/operations.ts'
import { mountTvPages, type TvPages } from './tv/pages.ts'
import { tvTasks } from './tv/tasks.ts'

/** What the host must have to answer. */
export type ServerDeps = {
  database: Database
  secrets: Secrets
  /** Now; a test may set its own clock. */
  now?: () => Date
  /** A local test host in place of Stripe's; only test keys are ever sent there. */
  stripeApiBase?: string
  /** The platform's own keys at Stripe, for mosques that have connected their account to it. */
  platform?: PaymentsDeps['platform']
  /** How many proxies stand before the host: exactly so many addresses of X-Forwarded-For are believed. */
  proxies?: number
  logLevel?: string
  /** In place of standard output, for a test. */
  logTo?: { write(line: string): void }
  /** Which Minaret this is, as the log, `/readyz` and the figures name it. */
  build?: Build
  /** Parts beside the database that `/readyz` looks at. */
  checks?: readonly Check[]
  /** Opens `/metrics` and the details of `/readyz` to whoever sends it; without it they are for this machine alone. */
  metricsToken?: string
  /** Holds names under a mosque's to https too, once a browser came by https. */
  hstsSubdomains?: boolean
  /** Who made the sites it serves, for the line under standalone campaigns. */
  credit?: Credit
  /** The built apps whose pages are served beside the API: the first that serves a page draws it. */
  sites?: readonly Site[]
  /** The built app that draws the screens in halls. */
  tvPages?: TvPages
  /** In tests, an answer that breaks the contract is an error. */
  checkAnswers?: boolean
  /** Keeps public reads for a moment, so that a crowd asks the database once. Tests and measurements may leave it out. */
  keepReads?: boolean
  /**
   * How many bytes of drawn pages it holds for everybody, 64 MB by default; none with 0, and without `keepReads` only where
   * it is said.
   */
  pageCacheBytes?: number
  /** Whether a network of caches in front of it may hold pages for half a minute. */
  cdn?: boolean
  /** The Redis that several hosts share, to count and to keep together. One host needs none. */
  redisUrl?: string
  /** Counts how often calls are made from one address. A measurement may leave it out. */
  limitRates?: boolean
  /** Lets a test stand between the host and its payment provider. */
  aroundGateway?: PaymentsDeps['around']
  /** Hashes passwords, and slows down whoever tries them; a measurement may bring its own. */
  guard?: Guard
  /** The port it is going to listen on: links of this machine's own names hold it before it does. */
  port?: number
  /** Where pictures and files lie. Without it none are served. */
  storage?: Storage
  /** Where letters go. Without it they wait in the outbox. */
  mail?: EmailSettings
  /** Where the desk answers; without it there is none. */
  desk?: DeskHost
  /** Runs jobs in this process. A test may leave them to itself. */
  jobs?: boolean
}

/** The server: its Fastify instance, to listen with or to inject into, and the tenants it knows. */
export type Server = {
  app: FastifyInstance
  directory: Directory
  /** What it shares with other hosts. */
  shared?: SharedStore
  /** The pages it holds for everybody: how many bytes, and a look for changes before its time. */
  pages?: { size(): number; look(): Promise<void> }
  /** Says at `/readyz` that it goes, and asks whoever is connected to come by another way; it still answers. */
  leave(): void
  /** Writes down an error nobody caught, beside the number of the request it belongs to, if there is one. */
  tellFatal(error: unknown): void
  /** Ends it. @param patience milliseconds for those inside, and as many for the jobs; 30 seconds by default */
  close(patience?: number): Promise<void>
}

/** How long a request may take to arrive, in milliseconds. */
const requestTimeout = 30_000

/** Answers every call of the contract for every tenant. Listening is the caller's. */
export async function createServer(deps: ServerDeps): Promise<Server> {
  const { database, secrets, proxies = 0, now = () => new Date() } = deps
  const app = Fastify({
    logger: logOptions(deps.logLevel, deps.logTo),
    // Exactly as many proxies as there are: an address a visitor writes himself is never believed.
    trustProxy: proxies > 0 ? (_address: string, hop: number) => hop < proxies : false,
    bodyLimit: 100 * 1024,
    requestTimeout,
    // While it closes, who is still connected is answered like everybody, and sent elsewhere for the next call.
    return503OnClosing: false,
    genReqId: createRequestIds(proxies),
    logController: new LogController({ disableRequestLogging: true }),
    // What Fastify refuses before any route is looked for, and Node before there is a request.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    clientErrorHandler: refuseUnreadable,
    // A request that names no host speaks to no mosque: that is said in the envelope, not by Node with nothing.
    // Who takes longer than that to arrive is looked for often: Node's own round is once in 30 seconds.
    http: {
      requireHostHeader: false,
      headersTimeout: requestTimeout,
      requestTimeout,
      connectionsCheckingInterval: 5000,
    },
    rewriteUrl: withoutOrigin,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  const listensOn = () => {
    const bound = app.server.address()
    return typeof bound === 'object' && bound ? bound.port : deps.port
  }
  const { desk, platform, stripeApiBase } = deps
  const deskAddress = desk && (() => siteAddress(desk.hostname, listensOn()))
  let informed = () => false
  const directory = createServerDirectory(database, {
    credit: deps.credit,
    listensOn,
    platform,
    isInformed: () => informed(),
  })
  const payments = createPayments({ secrets, stripeApiBase, platform, now, around: deps.aroundGateway })

  app.setErrorHandler((error: Error, request, reply) => sendFailure(error, request, reply))
  const { build, checks, metricsToken, storage } = deps
  const shared = deps.redisUrl ? await openSharedStore({ url: deps.redisUrl, secrets, log: app.log }) : undefined
  const { metrics, readiness } = monitorServer({
    app,
    database,
    directory,
    checks,
    storage,
    shared,
    build,
    metricsToken,
  })
  secureHeaders(app, deps.hstsSubdomains)
  refuseOddAddress(app)
  warnOfUnnamedProxies(app, proxies)
  const rates = deps.limitRates === false ? undefined : createRateLimiter({ secrets, shared, now })
  const pages = mountPages({ ...deps, app, directory, rates, now, isLeaving: () => readiness.leaving })
  if (pages) informed = pages.isInformed
  admitRequests(app, { registry: metrics.registry, standIn: pages?.standIn })
  jsonOnly(app)
  cors(app, directory)
  if (deps.sites)
    await mountSite({
      app,
      directory,
      rates,
      sites: deps.sites,
      folders: deps.desk?.page ? [deps.desk.page.folder] : [],
      pages,
      now,
    })
  if (deps.tvPages) await mountTvPages({ app, directory, rates, pages: deps.tvPages, database, desk: deskAddress, now })
  mountReference(app)
  notFound(app)

  const guard = deps.guard ?? createGuard()
  mountOperations({
    app,
    operations: { ...allOperations, ...createTvOperations(deps.tvPages) },
    checkAnswers: deps.checkAnswers ?? false,
    makeCall: createCallFactory({ database, secrets, guard, now }, { payments }),
    rates,
    shelf: deps.keepReads === false ? undefined : metrics.watchReads(createServerReadCache(now, shared)),
    tenantOf: (request, { id }) => findTenant(directory, request, id),
    findSession: (request, reply, tenant) => findSession({ database, secrets, now: now() }, request, reply, tenant),
  })

  if (deps.desk) mountDeskAt(deps.desk, { ...deps, app, directory, guard, now, listensOn })
  if (deskAddress && deps.sites) mountPreviews({ app, database, directory, sites: deps.sites, desk: deskAddress, now })
  mountPlatformWebhook({ app, database, directory, platform: platform ?? {}, now })
  mountCalendars({
    app,
    database,
    now,
    keepReads: deps.keepReads !== false,
    async tenantOf(request) {
      const tenant = await findTenant(directory, request, 'eventList')
      return 'status' in tenant
        ? tenant
        : ((await applyLimits(rates?.({ tenant, address: request.ip, what: 'eventList' }))) ?? tenant)
    },
  })

  const files = storage && serveFiles({ app, database, directory, storage, now })

  const deliver = async (accountId: string, body: string, signature: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/stripe/webhook/${accountId}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })
    if (answer.statusCode !== 200) throw new Error(`The webhook answered ${answer.statusCode}: ${answer.body}`)
  }
  await app.ready()
  const log: FastifyBaseLogger = app.log
  const address = () => deskAddress?.()
  const tasks = {
    ...paymentTasks({ database, directory, payments, secrets, deliver, now, log }),
    ...reconciliationTasks({ database, directory, payments, secrets, now, log }),
    ...accountTasks({ database, directory, secrets, now, log }),
    ...pageTasks({ database }),
    ...prayerTasks({ database, directory, now, log }),
    ...receiptTasks({ database, directory, now }),
    ...tvTasks({ database, directory, now, log }),
    ...retentionTasks({ database, now, log }),
    ...staffTasks({ database, directory, address, now }),
    ...recoveryTasks({ database, directory, address, now, log }),
    ...approvalTasks({ database, directory, kinds: approvalKinds, address, now, log }),
    ...giftAidTasks({ database, directory, now, log }),
    ...contentTasks({ database, directory, now, log }),
    'gifts-look': async () => void (await recheckOpenGifts(database, now())),
    'cycles-look': async () => void (await recheckOpenRegularGifts(database, now())),
  }
  const runners: JobRunner[] = []
  const leaving = new AbortController()
  if (deps.jobs !== false) {
    runners.push(
      await startJobs({
        database,
        log,
        tasks: metrics.watchJobs(tasks),
        hourlyTasks,
        fiveMinuteTasks,
      }),
    )
    // One picture at a time, so that calls and payments have the machine.
    if (files) {
      const fileJobs = metrics.watchJobs(files)
      runners.push(await startJobs({ database, log, tasks: fileJobs, hourlyTasks: ['files-tidy'], atOnce: 1 }))
    }
    // Apart from the others: a mail server that says nothing must not keep a gift waiting, nor many other letters.
    if (deps.mail) {
      const mail = emailTasks({ database, directory, settings: deps.mail, log, leaving: leaving.signal })
      runners.push(
        await startJobs({ database, log, tasks: metrics.watchJobs(mail), hourlyTasks: ['mail-tidy'], atOnce: 8 }),
      )
    }
  }
  return {
    app,
    directory,
    shared,
    pages,
    leave: readiness.leave,
    tellFatal: (err) => log.fatal({ err, reqId: getCurrentRequestId() }, 'an error nobody caught ends the host'),
    async close(patience = requestTimeout) {
      readiness.leave()
      leaving.abort()
      await shutDown({ app, runners, patience })
      shared?.close()
    },
  }
}

/** Public reads that are being shown again and again; 64 MB of them. */
const createServerReadCache = (now: () => Date, shared: SharedStore | undefined) =>
  createReadCache<ReadResponse>({
    now: () => now().getTime(),
    most: 64 * 1024 * 1024,
    weigh: (created) => ('text' in created ? created.text.length * 2 : undefined),
    common: shared && createSharedCache(shared, readResponseCodec),
  })
