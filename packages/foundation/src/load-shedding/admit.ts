import { AsyncResource } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { sendRefused } from '../http/failures.ts'
import { isForAllMosques } from '../http/forAllMosques.ts'
import { isInternalRequest } from '../http/internalRequest.ts'
import type { Refusal } from '../responses/response.ts'
import { messages as httpMessages } from '../http/messages.gen.ts'
import { addressKey, isOwnMachine } from '../network/address.ts'
import { getHostname } from '../tenancy/hostnameOf.ts'
import { getRequestKind } from './requestKind.ts'
import { measureEventLoopDelay } from './eventLoopDelay.ts'
import { type Admission, createAdmission, requestKinds, type AdmissionSlot } from './policy.ts'
import { type SlowReaderLimits, limitSlowReaders } from './slowReaders.ts'

/** What admitting takes beside the server it stands before. */
export type AdmissionSetup = SlowReaderLimits & {
  /** Where something else asks for places as well; otherwise it has one of its own. */
  admission?: Admission
  /** Answers one there is no time for with something that is at hand. @returns whether there was anything */
  standIn?: (request: FastifyRequest, reply: FastifyReply) => boolean
  /** Where those who wait and those who were sent away are counted. */
  registry?: Registry
}

const overloaded = (retry: number): Refusal => ({
  status: 503,
  message: httpMessages.crowded,
  headers: { 'retry-after': String(retry), 'cache-control': 'no-store' },
})

/** Answers one who waited for the work of another, which there was no time for. @param retry after how many seconds to come again */
export const refuseOverloaded = (request: FastifyRequest, reply: FastifyReply, retry: number): FastifyReply =>
  sendRefused(request, reply, overloaded(retry))

/** Whom a request counts as; nothing for this machine itself, which may be a proxy nobody has named. */
const addressOf = ({ ip }: FastifyRequest) => (isOwnMachine(ip) ? undefined : addressKey(ip))

/** What reading a mosque takes. */
export type ReadingSetup = {
  admission: Admission
  /** Whether a mosque of this name has been read before: then it is at hand, or read again for many at once. */
  isKnown: (hostname: string) => boolean
  read: (hostname: string) => Promise<unknown>
}

/**
 * Stands before everything else that wants to know whose page it is. On a night on which many mosques are visited for the
 * first time, reading them would take the time of payments: while many pay, few are read at once, and who would wait too
 * long for one is told so.
 */
export function admitReadings(app: FastifyInstance, { admission, isKnown, read }: ReadingSetup): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (isInternalRequest(request) || isForAllMosques(request)) return next()
    const hostname = getHostname(request)
    if (getRequestKind(request) !== 'page' || isKnown(hostname)) return next()
    let isReading = false
    const place = admission.enter({
      kind: 'mosque',
      address: addressOf(request),
      start: AsyncResource.bind(() => {
        isReading = true
        // Another may have had it read meanwhile. A fault is met again by whoever asks for the mosque next.
        void read(hostname)
          .catch(() => {})
          .finally(() => {
            place.leave()
            next()
          })
      }),
      refuse(retry) {
        admission.refused.mosque += 1
        refuseOverloaded(request, reply, retry)
      },
    })
    // Who hangs up gives its place back when the reading is done: opening and closing must not have more read at once.
    reply.raw.once('close', () => {
      if (!isReading) place.leave()
    })
  })
}

/** A request, and its place once it has asked for one. `isGone`: its visitor has hung up, or been answered. */
type TrackedRequest = { place?: AdmissionSlot; isIn: boolean; isRunning: boolean; isGone: boolean }

/** How often the event loop is asked how late it is, in milliseconds. */
const measureInterval = 200

/** Who has left is still being answered for so long at most, in milliseconds: then its place is free, whatever became of it. */
const maxTimeAfterClose = 30_000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Counts for whoever runs the server. */
function registerCounters(registry: Registry | undefined, admission: Admission): void {
  if (!registry) return
  const registers = [registry]
  new Counter({
    name: 'minaret_requests_shed_total',
    help: 'Requests refused with 503 because they would have waited too long, by kind.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset()
      for (const kind of requestKinds) this.inc({ kind }, admission.refused[kind])
    },
  })
  new Gauge({
    name: 'minaret_requests_waiting',
    help: 'Requests waiting in the queue, by kind.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const kind of requestKinds) this.set({ kind }, admission.waiting(kind))
    },
  })
}

/**
 * Stands before every handler: lets in what can be answered in time, lets the rest wait fairly, and sends away what would
 * wait too long: see {@link createAdmission}. Who is still sending has no place: a body may take half a minute to arrive,
 * and costs nothing until it is here. Nor has who fetches its answer slowly.
 */
export function admitRequests(app: FastifyInstance, { registry, standIn, ...options }: AdmissionSetup = {}): void {
  const admission = options.admission ?? createAdmission()
  registerCounters(registry, admission)
  const unfetched = limitSlowReaders(options)
  const everyone = new WeakMap<FastifyRequest, TrackedRequest>()

  const enter = (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    const tracked = everyone.get(request)
    // A page's own calls belong to a request that was let in.
    if (!tracked || tracked.isIn) return next()
    const kind = getRequestKind(request)
    tracked.isIn = true
    const place = admission.enter({
      kind,
      address: addressOf(request),
      // Whoever makes room is another request: what follows is this one's again.
      start: AsyncResource.bind(() => {
        tracked.isRunning = true
        next()
      }),
      refuse(retry) {
        tracked.isIn = false
        if (!tracked.isGone && standIn?.(request, reply)) return
        admission.refused[kind] += 1
        if (!tracked.isGone) refuseOverloaded(request, reply, retry)
      },
    })
    // It may have been answered by now.
    if (tracked.isIn) tracked.place = place
    else place.leave()
  }
  const leave = (tracked: TrackedRequest | undefined) => {
    if (!tracked) return
    tracked.place?.leave()
    Object.assign(tracked, { place: undefined, isIn: false, isRunning: false })
  }

  app.addHook('onRequest', (request, reply, next) => {
    if (isInternalRequest(request) || request.routeOptions.config?.always) return next()
    const tracked: TrackedRequest = { isIn: false, isRunning: false, isGone: false }
    everyone.set(request, tracked)
    // One hook hears of every end: answered, broken off by the visitor, or failed.
    reply.raw.once('close', () => {
      tracked.isGone = true
      unfetched.end(request)
      // Its visitor is gone, the work on it may not be.
      if (tracked.isRunning) setTimeout(() => leave(tracked), maxTimeAfterClose).unref()
      else leave(tracked)
    })
    enter(request, reply, next)
  })
  app.addHook('preParsing', (request, _reply, body, next) => {
    if (hasBody(request)) leave(everyone.get(request))
    next(null, body)
  })
  app.addHook('preValidation', (request, reply, next) => enter(request, reply, next))
  app.addHook('onSend', (request, reply, payload, next) => {
    const tracked = everyone.get(request)
    if (tracked && !tracked.isGone)
      unfetched.begin(request, {
        socket: request.raw.socket,
        address: addressOf(request),
        destroy: () => reply.raw.destroy(),
      })
    leave(tracked)
    next(null, payload)
  })
  const loop = measureEventLoopDelay()
  const measuring = setInterval(() => admission.measure(loop.read()), measureInterval)
  measuring.unref()
  app.addHook('onClose', (_app, next) => {
    clearInterval(measuring)
    loop.stop()
    unfetched.stop()
    next()
  })
}
