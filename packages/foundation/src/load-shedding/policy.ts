/**
 * Kinds of request by priority, highest first. Health checks never wait, so they have no kind. `mosque` is a page whose mosque is
 * not yet loaded: see `admitMosqueReads`.
 */
export const requestKinds = ['payment', 'form', 'read', 'page', 'mosque', 'file'] as const

/** See {@link requestKinds}. */
export type RequestKind = (typeof requestKinds)[number]

/** A request for admission. */
export type AdmissionRequest = {
  kind: RequestKind
  /** The address the request counts against; undefined if addresses do not distinguish clients. */
  address?: string
  /** Called when it is admitted. */
  start(): void
  /** Called when it would wait too long. @param retry Retry-After in seconds */
  refuse(retry: number): void
}

/** A slot in the queue or among the running requests. */
export type AdmissionSlot = {
  /** Releases the slot when the request is completed or aborted. Further calls have no effect. */
  release(): void
}

/** Maximum wait of each kind, in milliseconds. */
export const maxWait: Record<RequestKind, number> = {
  page: 4000,
  mosque: 4000,
  file: 5000,
  read: 5000,
  form: 8000,
  payment: 15_000,
}

/**
 * Number of concurrent requests, and the assumed time per request before it is measured, in milliseconds. Pages are rendered
 * on this thread: above its capacity all of them would be late. Files mostly wait for their store, which may be unavailable
 * for a long time; everything else waits for the database.
 */
const defaultLanes: Lanes = {
  heavy: { min: 2, initial: 3, max: 6, msPerRequest: 25 },
  mosques: { min: 2, initial: 16, max: 32, msPerRequest: 5 },
  light: { min: 8, initial: 64, max: 256, msPerRequest: 2 },
  files: { min: 8, initial: 64, max: 256, msPerRequest: 2 },
}

/** Lanes: requests queue only behind others in the same lane. */
type LaneName = 'heavy' | 'mosques' | 'light' | 'files'

/** Number of concurrent requests per lane (minimum, initial value and maximum), and the assumed time per request. */
export type Lanes = Record<LaneName, { min: number; initial: number; max: number; msPerRequest: number }>

/** Maximum length of a queue, because each entry takes memory. */
const maxQueueLength = 3000

/** Event loop delays in milliseconds above which fewer requests are admitted, and below which more are. */
const loopDelayLimits = { above: 150, below: 60 }

/**
 * With this many paying addresses or more, pages render one at a time and mosque reads are limited to `min`. With fewer, page
 * rendering is limited to `min`.
 */
const manyPayers = 3

/** Maximum share of the slots for one address, so that it cannot take all of them. */
const maxShareOfAddress = 0.75

type QueuedRequest = AdmissionRequest & { round: number; order: number; since: number }

type Lane = {
  limit: number
  running: number
  /** Number of running requests per address. */
  runningByAddress: Map<string, number>
  /** In order of admission. */
  queue: QueuedRequest[]
  /** Milliseconds between two completed requests while others wait. */
  msPerRequest: number
  lastCompletedAt: number
  /** Current round of the queue, and the round of the last request of each address and kind: see {@link createAdmission}. */
  round: number
  roundByRequester: Map<string, number>
}

/** Changes a count by one; a count of zero is removed. */
function changeCount(counts: Map<string, number>, name: string, change: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + change
  if (count > 0) counts.set(name, count)
  else counts.delete(name)
}

const laneOf: Partial<Record<RequestKind, LaneName>> = { page: 'heavy', mosque: 'mosques', file: 'files' }
const getLane = (kind: RequestKind): LaneName => laneOf[kind] ?? 'light'

const isBefore = (first: QueuedRequest, second: QueuedRequest): boolean =>
  first.round !== second.round
    ? first.round < second.round
    : first.kind !== second.kind
      ? requestKinds.indexOf(first.kind) < requestKinds.indexOf(second.kind)
      : first.order < second.order

/** Dependencies of the admission. */
export type AdmissionOptions = {
  /** The clock, in milliseconds. */
  now?: () => number
  /** Defers work, so that pending input is read first. */
  defer?: (work: () => void) => void
  /** Number of slots; tests use fewer. */
  lanes?: Lanes
}

/**
 * Decides which requests are admitted, wait or are refused. While there are free slots, none wait. After that, requests are
 * admitted in rounds: the first of every waiting address, then the second of each, so that no client waits for many requests of
 * another. Within a round, payments come first. A request that would exceed the maximum wait of its kind is refused at once.
 */
export function createAdmission({
  now = () => performance.now(),
  defer = (work) => void setImmediate(work),
  lanes = defaultLanes,
}: AdmissionOptions = {}) {
  const createLane = ({ initial, msPerRequest }: Lanes['heavy']): Lane => ({
    limit: initial,
    running: 0,
    runningByAddress: new Map(),
    queue: [],
    msPerRequest,
    lastCompletedAt: now(),
    round: 0,
    roundByRequester: new Map(),
  })
  const allLanes = {
    heavy: createLane(lanes.heavy),
    mosques: createLane(lanes.mosques),
    light: createLane(lanes.light),
    files: createLane(lanes.files),
  }
  let lastOrder = 0

  /** Number of running payments per address. */
  const payingAddresses = new Map<string, number>()

  const getLimit = ({ limit }: Lane, kind: RequestKind): number => {
    // A payment makes dozens of queries, and would wait for the rendering pages after each of them.
    if (kind === 'page' && payingAddresses.size > 0) return payingAddresses.size < manyPayers ? lanes.heavy.min : 1
    if (kind === 'mosque' && payingAddresses.size >= manyPayers) return lanes.mosques.min
    // Payments mostly wait for the database, so they do not cause the event loop delay.
    return kind === 'payment' ? Math.max(limit, lanes.light.initial) : limit
  }

  const mayRun = (lane: Lane, { kind, address }: AdmissionRequest) =>
    lane.running < getLimit(lane, kind) &&
    (address === undefined ||
      (lane.runningByAddress.get(address) ?? 0) < Math.max(1, Math.floor(lane.limit * maxShareOfAddress)))

  const count = ({ runningByAddress }: Lane, { kind, address }: AdmissionRequest, change: 1 | -1) => {
    if (kind === 'payment') changeCount(payingAddresses, address ?? '', change)
    if (address !== undefined) changeCount(runningByAddress, address, change)
  }

  const run = (lane: Lane, request: AdmissionRequest) => {
    lane.running += 1
    count(lane, request, 1)
    request.start()
  }

  /** Admits as many requests as there are free slots. */
  const admitNext = (lane: Lane) => {
    for (;;) {
      const index = lane.queue.findIndex((entry) => mayRun(lane, entry))
      const [next] = index < 0 ? [] : lane.queue.splice(index, 1)
      if (!next) break
      lane.round = Math.max(lane.round, next.round)
      run(lane, next)
    }
    if (lane.queue.length === 0) {
      lane.round = 0
      lane.roundByRequester.clear()
    }
  }

  const refuseAt = (lane: Lane, index: number) => {
    const [removedRequest] = lane.queue.splice(index, 1)
    removedRequest?.refuse(Math.min(10, Math.max(2, Math.ceil((lane.queue.length * lane.msPerRequest) / 1000))))
  }

  /** Refuses requests that would wait too long, starting from the last, so that others move forward. */
  const shed = (lane: Lane) => {
    const waitsTooLong = (index: number, kind: RequestKind) =>
      index >= maxQueueLength || index * lane.msPerRequest > maxWait[kind]
    for (let index = lane.queue.length - 1; waitsTooLong(index, 'page'); index -= 1) {
      const entry = lane.queue[index]
      if (entry && waitsTooLong(index, entry.kind)) refuseAt(lane, index)
    }
  }

  /** Refuses requests that have waited too long, because others took longer than expected. */
  const shedLate = (lane: Lane) => {
    for (let index = lane.queue.length - 1; index >= 0; index -= 1) {
      const entry = lane.queue[index]
      if (entry && now() - entry.since > maxWait[entry.kind]) refuseAt(lane, index)
    }
  }

  const enqueue = (lane: Lane, request: AdmissionRequest): QueuedRequest => {
    const { kind, address } = request
    const requesterKey = address === undefined ? undefined : `${kind} ${address}`
    const lastRound = requesterKey === undefined ? undefined : lane.roundByRequester.get(requesterKey)
    const round = Math.max(lane.round, lastRound === undefined ? 0 : lastRound + 1)
    if (requesterKey !== undefined) lane.roundByRequester.set(requesterKey, round)
    lastOrder += 1
    const queuedRequest: QueuedRequest = { ...request, round, order: lastOrder, since: now() }
    const index = lane.queue.findLastIndex((entry) => isBefore(entry, queuedRequest))
    lane.queue.splice(index + 1, 0, queuedRequest)
    return queuedRequest
  }

  const refused: Record<RequestKind, number> = { payment: 0, form: 0, read: 0, page: 0, mosque: 0, file: 0 }

  return {
    /** Number of requests of each kind refused without a cached response; incremented by the caller. */
    refused,
    /** Requests a slot. `start` may be called before this returns. */
    acquire(request: AdmissionRequest): AdmissionSlot {
      const lane = allLanes[getLane(request.kind)]
      let state: 'running' | 'waiting' | 'done' = 'running'
      const queued: { entry?: QueuedRequest } = {}
      const slot: AdmissionSlot = {
        release() {
          if (state === 'waiting' && queued.entry) {
            const index = lane.queue.indexOf(queued.entry)
            if (index >= 0) lane.queue.splice(index, 1)
          }
          if (state === 'running') {
            lane.running -= 1
            count(lane, request, -1)
            const time = now()
            // Only times with a queue measure the throughput.
            const elapsed = Math.min(1000, Math.max(0.1, time - lane.lastCompletedAt))
            if (lane.queue.length > 0) lane.msPerRequest = lane.msPerRequest * 0.9 + elapsed * 0.1
            lane.lastCompletedAt = time
            defer(() => admitNext(lane))
            if (request.kind === 'payment')
              defer(() => {
                admitNext(allLanes.heavy)
                admitNext(allLanes.mosques)
              })
          }
          state = 'done'
        },
      }
      if (lane.queue.length === 0 && mayRun(lane, request)) {
        run(lane, request)
        return slot
      }
      if (lane.queue.length === 0) lane.lastCompletedAt = now()
      state = 'waiting'
      queued.entry = enqueue(lane, {
        ...request,
        start() {
          state = 'running'
          request.start()
        },
        refuse(retry) {
          state = 'done'
          request.refuse(retry)
        },
      })
      // An address that has used its share waits behind others, for which there may be a free slot.
      if (lane.running < getLimit(lane, request.kind)) defer(() => admitNext(lane))
      shed(lane)
      return slot
    },
    /** Adjusts the limits to the event loop delay, in milliseconds; called several times a second. */
    adjustLimits(delay: number) {
      for (const name of ['heavy', 'mosques', 'light', 'files'] as const) {
        const lane = allLanes[name]
        const { min, initial, max, msPerRequest } = lanes[name]
        if (delay > loopDelayLimits.above) lane.limit = Math.max(min, Math.floor(lane.limit * 0.75))
        else if (delay < loopDelayLimits.below && lane.queue.length > 0)
          lane.limit = Math.min(max, lane.limit + Math.ceil(lane.limit / 4))
        else if (delay < loopDelayLimits.below) lane.limit = Math.max(lane.limit, Math.min(initial, lane.limit + 1))
        // Old measurements become less relevant.
        const decayed = lane.msPerRequest * 0.9 + msPerRequest * 0.1
        if (lane.queue.length === 0) lane.msPerRequest = Math.min(lane.msPerRequest, decayed)
        shedLate(lane)
        admitNext(lane)
      }
    },
    /** Returns the number of waiting requests of a kind. */
    waiting: (kind: RequestKind): number => allLanes[getLane(kind)].queue.filter((entry) => entry.kind === kind).length,
    /** Returns the current limit of concurrent requests. */
    limits: () => ({ heavy: allLanes.heavy.limit, light: allLanes.light.limit }),
  }
}

/** See {@link createAdmission}. */
export type Admission = ReturnType<typeof createAdmission>
