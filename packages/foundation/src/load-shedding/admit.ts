import { AsyncResource } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { sendRefused } from '../http/failures.ts'
import { isForAllMosques } from '../http/forAllMosques.ts'
import type { Refusal } from '../responses/response.ts'
import { messages as httpMessages } from '../http/messages.gen.ts'
import { addressKey, isOwnMachine } from '../network/address.ts'
import { getHostname } from '../tenancy/hostnameOf.ts'
import { getRequestKind } from './requestKind.ts'
import { measureEventLoopDelay } from './eventLoopDelay.ts'
import { type Admission, createAdmission, requestKinds, type AdmissionSlot } from './policy.ts'
import { type SlowReaderLimits, limitSlowReaders } from './slowReaders.ts'

/** Options of the admission hooks. */
export type AdmissionSetup = SlowReaderLimits & {
  /** A shared admission; created by default. */
  admission?: Admission
  /** Responds to a refused request from the cache. @returns whether there was a cached response */
  standIn?: (request: FastifyRequest, reply: FastifyReply) => boolean
  /** Registry for the numbers of waiting and refused requests. */
  registry?: Registry
}

const createOverloadRefusal = (retry: number): Refusal => ({
  status: 503,
  message: httpMessages.crowded,
  headers: { 'retry-after': String(retry), 'cache-control': 'no-store' },
})

/** Refuses a request that waited for another's work, which was refused. @param retry Retry-After in seconds */
export const refuseOverloaded = (request: FastifyRequest, reply: FastifyReply, retry: number): FastifyReply =>
  sendRefused(request, reply, createOverloadRefusal(retry))

/** Returns the address a request counts against; undefined for this machine, which may be an unconfigured proxy. */
const getCountedAddress = ({ ip }: FastifyRequest) => (isOwnMachine(ip) ? undefined : addressKey(ip))

/** Dependencies for reading mosques. */
export type ReadingSetup = {
  admission: Admission
  /** Whether a mosque of this name has been read before, so that it is cached or reloaded once for many requests. */
  isKnown: (hostname: string) => boolean
  read: (hostname: string) => Promise<unknown>
}

/**
 * Limits concurrent reads of mosques; must run before anything that looks up the tenant. On a night when many mosques are
 * visited for the first time, reading them would delay payments: while many donors pay, few mosques are read at once, and a
 * request that would wait too long is refused.
 */
export function admitMosqueReads(app: FastifyInstance, { admission, isKnown, read }: ReadingSetup): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (isForAllMosques(request)) return next()
    const hostname = getHostname(request)
    if (getRequestKind(request) !== 'page' || isKnown(hostname)) return next()
    let isReading = false
    const slot = admission.acquire({
      kind: 'mosque',
      address: getCountedAddress(request),
      start: AsyncResource.bind(() => {
        isReading = true
        // Another request may have read it in the meantime. An error recurs on the next look-up.
        void read(hostname)
          .catch(() => {})
          .finally(() => {
            slot.release()
            next()
          })
      }),
      refuse(retry) {
        admission.refused.mosque += 1
        refuseOverloaded(request, reply, retry)
      },
    })
    // A disconnected client keeps its slot until the read is done, so that reconnecting does not cause more reads.
    reply.raw.once('close', () => {
      if (!isReading) slot.release()
    })
  })
}

/** A request, and its slot once requested. `isClosed`: the client has disconnected or received its response. */
type TrackedRequest = { slot?: AdmissionSlot; hasRequestedSlot: boolean; isRunning: boolean; isClosed: boolean }

/** Sampling interval of the event loop delay, in milliseconds. */
const measureInterval = 200

/** Maximum time a disconnected client keeps its slot, in milliseconds. */
const maxTimeAfterClose = 30_000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Creates the metrics for the operator. */
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
 * Runs before every handler: admits requests that can be served in time, queues others fairly, and refuses those that would
 * wait too long: see {@link createAdmission}. A request takes no slot while its body is being received, which may take half
 * a minute and costs nothing, nor while its response is read slowly.
 */
export function admitRequests(
  app: FastifyInstance,
  { registry, standIn: respondFromCache, ...options }: AdmissionSetup = {},
): void {
  const admission = options.admission ?? createAdmission()
  registerCounters(registry, admission)
  const slowReaders = limitSlowReaders(options)
  const trackedRequests = new WeakMap<FastifyRequest, TrackedRequest>()

  const acquireSlot = (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    const trackedRequest = trackedRequests.get(request)
    // A page's own calls belong to an admitted request.
    if (!trackedRequest || trackedRequest.hasRequestedSlot) return next()
    const kind = getRequestKind(request)
    trackedRequest.hasRequestedSlot = true
    const slot = admission.acquire({
      kind,
      address: getCountedAddress(request),
      // Called from another request's context: restores this request's own.
      start: AsyncResource.bind(() => {
        trackedRequest.isRunning = true
        next()
      }),
      refuse(retry) {
        trackedRequest.hasRequestedSlot = false
        if (!trackedRequest.isClosed && respondFromCache?.(request, reply)) return
        admission.refused[kind] += 1
        if (!trackedRequest.isClosed) refuseOverloaded(request, reply, retry)
      },
    })
    // It may already have its response.
    if (trackedRequest.hasRequestedSlot) trackedRequest.slot = slot
    else slot.release()
  }
  const releaseSlot = (trackedRequest: TrackedRequest | undefined) => {
    if (!trackedRequest) return
    trackedRequest.slot?.release()
    Object.assign(trackedRequest, { slot: undefined, hasRequestedSlot: false, isRunning: false })
  }

  app.addHook('onRequest', (request, reply, next) => {
    if (request.routeOptions.config?.always) return next()
    const trackedRequest: TrackedRequest = { hasRequestedSlot: false, isRunning: false, isClosed: false }
    trackedRequests.set(request, trackedRequest)
    // This hook covers every end: completed, aborted by the client, or failed.
    reply.raw.once('close', () => {
      trackedRequest.isClosed = true
      slowReaders.end(request)
      // The client has disconnected, but the work may still be running.
      if (trackedRequest.isRunning) setTimeout(() => releaseSlot(trackedRequest), maxTimeAfterClose).unref()
      else releaseSlot(trackedRequest)
    })
    acquireSlot(request, reply, next)
  })
  app.addHook('preParsing', (request, _reply, body, next) => {
    if (hasBody(request)) releaseSlot(trackedRequests.get(request))
    next(null, body)
  })
  app.addHook('preValidation', (request, reply, next) => acquireSlot(request, reply, next))
  app.addHook('onSend', (request, reply, payload, next) => {
    const trackedRequest = trackedRequests.get(request)
    if (trackedRequest && !trackedRequest.isClosed)
      slowReaders.begin(request, {
        socket: request.raw.socket,
        address: getCountedAddress(request),
        destroy: () => reply.raw.destroy(),
      })
    releaseSlot(trackedRequest)
    next(null, payload)
  })
  const loop = measureEventLoopDelay()
  const timer = setInterval(() => admission.adjustLimits(loop.read()), measureInterval)
  timer.unref()
  app.addHook('onClose', (_app, next) => {
    clearInterval(timer)
    loop.stop()
    slowReaders.stop()
    next()
  })
}
