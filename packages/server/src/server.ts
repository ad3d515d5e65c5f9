import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { admitMosqueReads, admitRequests, createAdmission } from '@minaret/foundation/load-shedding'
import { createGuard, findSession } from '@minaret/foundation/identity'
import { mountCalendars } from '@minaret/content/calendar'
import { renderLogo, serveFiles } from '@minaret/foundation/files'
import {
  refuseInvalidUrl,
  refuseUnreadable,
  cors,
  sendFailure,
  secureHeaders,
  withoutOrigin,
  jsonOnly,
  createCallFactory,
  createInternalCaller,
  type InternalCaller,
  notFound,
  warnOfUnnamedProxies,
  mountOperations,
  createRequestIds,
  findTenant,
} from '@minaret/foundation/http'
import { shutDown, monitorServer, getCurrentRequestId } from '@minaret/foundation/health'
import { mountDeskAt } from './desk/mount.ts'
import { approvalKinds, deskOperations, featureJobs, logKinds, personalData, publicOperations } from './features.ts'
import { openSharedStore, type SharedStore } from '@minaret/foundation/cache'
import { createServerReadCache } from './serverReadCache.ts'
import { mountPages } from './pages/mountPages.ts'
import { mountSite } from './pages/site.ts'
import { startJobs, type JobRunner } from '@minaret/foundation/jobs'
import { applyLimits, createRateLimiter } from '@minaret/foundation/limits'
import { logOptions } from '@minaret/foundation/base'
import { emailTasks } from '@minaret/foundation/email'
import { mountPlatformWebhook } from '@minaret/giving/webhooks'
import { createPayments } from '@minaret/giving/providers'
import { mountReference } from './reference/routes.ts'
import { signupTasks } from './signup/tasks.ts'
import { forwardMoved } from './tenant-move/forward.ts'
import { mountPreviews } from '@minaret/content/editing/preview'
import { emailReportTasks, recipientRefusals } from './email-reports/tasks.ts'
import { createServerDirectory } from './directory.ts'
import { type Directory, siteAddress } from '@minaret/foundation/tenancy'
import type { ServerDeps } from './serverDeps.ts'
import { mountTvPages } from '@minaret/content/tv'

export type { ServerDeps }

/** The server: its Fastify instance, to listen with or to inject into, and its directory of tenants. */
export type Server = {
  app: FastifyInstance
  directory: Directory
  /** Calls an operation within the process. */
  callInternally: InternalCaller
  /** The store shared with other servers. */
  shared?: SharedStore
  /** The page cache: its size in bytes, and a check for changes ahead of schedule. */
  pages?: { size(): number; poll(): Promise<void> }
  /** Starts draining: `/readyz` fails and clients are asked to reconnect elsewhere, but requests are still served. */
  leave(): void
  /** Logs an uncaught error with the id of its request, if it has one. */
  logFatal(error: unknown): void
  /** Shuts down. @param timeoutMs for open requests, and as long again for the jobs; 30 seconds by default */
  close(timeoutMs?: number): Promise<void>
}

/** Time limit for receiving a request, in milliseconds. */
const requestTimeout = 30_000

/** Creates the server for every operation of the contract and every tenant. The caller makes it listen. */
export async function createServer(deps: ServerDeps): Promise<Server> {
  const { database, secrets, proxies = 0, now = () => new Date() } = deps
  const app = Fastify({
    logger: logOptions(deps.logLevel, deps.logTo),
    // Exactly the number of proxies in use: an address set by the visitor is never trusted.
    trustProxy: proxies > 0 ? (_address: string, hop: number) => hop < proxies : false,
    bodyLimit: 100 * 1024,
    requestTimeout,
    // During shutdown, open connections still get their responses, and are closed afterwards.
    return503OnClosing: false,
    genReqId: createRequestIds(proxies),
    logController: new LogController({ disableRequestLogging: true }),
    // Errors raised by Fastify before routing, and by Node before there is a request.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    clientErrorHandler: refuseUnreadable,
    // A request without a Host header gets our error response, not Node's empty one. Slow requests are checked for every
    // 5 seconds, instead of the default 30.
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
    const serverAddress = app.server.address()
    return deps.port || (typeof serverAddress === 'object' && serverAddress ? serverAddress.port : undefined)
  }
  const { desk, platform, stripeApiBase } = deps
  const deskAddress = desk && (() => siteAddress(desk.hostname, listensOn()))
  let isFeedCurrent = () => false
  const directory = createServerDirectory(database, {
    credit: deps.credit,
    listensOn,
    platform,
    isFeedCurrent: () => isFeedCurrent(),
  })
  const payments = createPayments({ secrets, stripeApiBase, platform, now, wrapGateway: deps.wrapGateway })

  secureHeaders(app, deps.hstsSubdomains)
  refuseInvalidUrl(app)
  const admission = createAdmission()
  admitMosqueReads(app, {
    admission,
    isKnown: (name) => name === desk?.hostname || directory.knows(name),
    read: directory.byHostname,
  })
  // Before admission: a forwarded request is admitted by the other server, and must not also occupy a slot here.
  const forwardIfMoved = forwardMoved(app, directory)
  app.setErrorHandler(async (error: Error, request, reply) =>
    (await forwardIfMoved(error, request, reply)) ? reply : sendFailure(error, request, reply),
  )
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
    ownHostnames: deps.desk ? [deps.desk.hostname] : [],
  })
  warnOfUnnamedProxies(app, proxies)
  const rates = deps.limitRates === false ? undefined : createRateLimiter({ secrets, shared, now })
  const pages = mountPages({ ...deps, app, directory, rates, now, isLeaving: () => readiness.leaving })
  if (pages) isFeedCurrent = pages.isFeedCurrent
  admitRequests(app, { admission, registry: metrics.registry, standIn: pages?.sendStale })
  jsonOnly(app)
  cors(app, directory)
  const guard = deps.guard ?? createGuard()
  const publicCalls = {
    operations: publicOperations,
    checkAnswers: deps.checkAnswers ?? false,
    makeCall: createCallFactory({ database, secrets, guard, now }, { payments, personalData, tvPages: deps.tvPages }),
  }
  const callInternally = createInternalCaller(publicCalls)
  if (deps.sites)
    await mountSite({
      app,
      callInternally,
      directory,
      rates,
      sites: deps.sites,
      folders: deps.desk?.page ? [deps.desk.page.folder] : [],
      pages,
      now,
    })
  if (deps.tvPages)
    await mountTvPages({
      app,
      callInternally,
      directory,
      rates,
      pages: deps.tvPages,
      database,
      desk: deskAddress,
      now,
    })
  mountReference(app)
  notFound(app)

  mountOperations({
    ...publicCalls,
    app,
    rates,
    cache: deps.cacheReads === false ? undefined : metrics.watchReads(createServerReadCache(now, shared)),
    tenantOf: (request, { id }) => findTenant(directory, request, id),
    findSession: (request, reply, tenant) => findSession({ database, secrets, now: now() }, request, reply, tenant),
  })

  if (desk) {
    const registries = { approvalKinds, logKinds, personalData }
    const operations = deskOperations
    mountDeskAt(desk, { ...deps, operations, registries, app, directory, guard, payments, readiness, now, listensOn })
  }
  if (deskAddress && deps.sites)
    mountPreviews({ app, callInternally, database, directory, sites: deps.sites, desk: deskAddress, now })
  mountPlatformWebhook({ app, database, directory, platform: platform ?? {}, now })
  mountCalendars({
    app,
    database,
    now,
    cacheReads: deps.cacheReads !== false,
    async tenantOf(request) {
      const tenant = await findTenant(directory, request, 'eventList')
      return 'status' in tenant
        ? tenant
        : ((await applyLimits(rates?.({ tenant, address: request.ip, what: 'eventList' }))) ?? tenant)
    },
  })

  const files = storage && serveFiles({ app, database, directory, storage, now })

  const deliver = async (accountId: string, body: string, signature: string) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/stripe/webhook/${accountId}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })
    if (response.statusCode !== 200) throw new Error(`The webhook returned ${response.statusCode}: ${response.body}`)
  }
  await app.ready()
  const log: FastifyBaseLogger = app.log
  const address = () => deskAddress?.()
  const { filing, siteAddresses } = deps
  const jobs = featureJobs({
    database,
    directory,
    secrets,
    payments,
    storage,
    filing,
    siteAddresses,
    address,
    deliver,
    now,
    log,
  })
  const runners: JobRunner[] = []
  const shutdown = new AbortController()
  if (deps.jobs !== false) {
    runners.push(
      await startJobs({
        database,
        log,
        ...jobs,
        tasks: metrics.watchJobs(jobs.tasks),
      }),
    )
    // One picture at a time, which leaves the CPU for requests and payments.
    if (files) {
      const fileJobs = metrics.watchJobs(files)
      runners.push(await startJobs({ database, log, tasks: fileJobs, hourlyTasks: ['files-tidy'], maxConcurrency: 1 }))
    }
    // A separate runner, because an unresponsive mail server must not delay payments or many other emails.
    const { mail: settings, reportMailbox: mailbox } = deps
    if (settings) {
      const onRecipientRefused = recipientRefusals(now)
      const mail = {
        ...emailTasks({
          database,
          directory,
          settings,
          log,
          renderLogo: storage && ((...logo) => renderLogo({ database, storage }, ...logo)),
          onRecipientRefused,
          shutdownSignal: shutdown.signal,
        }),
        ...signupTasks({ database, secrets, settings, address, now, leaving: shutdown.signal }),
      }
      const reports = mailbox ? emailReportTasks({ database, directory, mailbox, log, now }) : undefined
      runners.push(
        await startJobs({
          database,
          log,
          tasks: metrics.watchJobs({ ...mail, ...reports }),
          hourlyTasks: ['mail-tidy'],
          fiveMinuteTasks: reports ? ['mail-reports'] : [],
          maxConcurrency: 8,
        }),
      )
    }
  }
  return {
    app,
    directory,
    callInternally,
    shared,
    pages,
    leave: readiness.leave,
    logFatal: (err) => log.fatal({ err, reqId: getCurrentRequestId() }, 'uncaught error, server exits'),
    async close(timeoutMs = requestTimeout) {
      readiness.leave()
      shutdown.abort()
      await shutDown({ app, runners, timeoutMs })
      shared?.close()
    },
  }
}
