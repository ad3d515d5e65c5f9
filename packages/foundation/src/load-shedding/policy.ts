/**
 * What is asked for, by how late it is sent away: payments last. What says how the server is never waits, and is none.
 * `mosque` is a page as well, of a mosque that has to be read first: see {@link admitReadings}.
 */
export const requestKinds = ['payment', 'form', 'read', 'page', 'mosque', 'file'] as const

/** See {@link requestKinds}. */
export type RequestKind = (typeof requestKinds)[number]

/** Somebody who asks to be answered. */
export type AdmissionRequest = {
  kind: RequestKind
  /** Whom the request counts as; nothing where an address tells nobody apart. */
  address?: string
  /** It is its turn. */
  start(): void
  /** It is not going to be in time. @param retry after how many seconds it may be, when it comes again */
  refuse(retry: number): void
}

/** A place in a queue, or among those who are being answered. */
export type AdmissionSlot = {
  /** Done, or gone: the next may come. A second time it does nothing. */
  leave(): void
}

/** How long each kind is asked to wait at most, in milliseconds. */
export const maxWait: Record<RequestKind, number> = {
  page: 4000,
  mosque: 4000,
  file: 5000,
  read: 5000,
  form: 8000,
  payment: 15_000,
}

/**
 * How many are answered at the same time, and what one takes before it was measured, in milliseconds. Pages are drawn by
 * this very thread: more than it can draw would all be late. Files mostly wait for their store, which may be away for long;
 * everything else for the database.
 */
const defaultLanes: Lanes = {
  heavy: { least: 2, first: 3, most: 6, pace: 25 },
  mosques: { least: 2, first: 16, most: 32, pace: 5 },
  light: { least: 8, first: 64, most: 256, pace: 2 },
  files: { least: 8, first: 64, most: 256, pace: 2 },
}

/** Who waits for one another. */
type LaneName = 'heavy' | 'mosques' | 'light' | 'files'

/** How many may be answered at once of what keeps this thread busy, and of what does not: at least, at first, at most. */
export type Lanes = Record<LaneName, { least: number; first: number; most: number; pace: number }>

/** How many wait at most in a queue: each takes memory. */
const maxQueueLength = 3000

/** The event loop is late by so much, in milliseconds: above, fewer are let in at once, and below, more. */
const loopDelayLimits = { above: 150, below: 60 }

/**
 * From how many addresses somebody pays when pages are drawn one after the other and `least` mosques are read at a time;
 * below, `least` pages are drawn at a time.
 */
const manyPayers = 3

/** The share of the places that one address may have: somebody else's request never waits for all of them. */
const maxShareOfAddress = 0.75

type QueuedRequest = AdmissionRequest & { tag: number; order: number; since: number }

type Lane = {
  limit: number
  running: number
  /** How many of an address are being answered. */
  ofOne: Map<string, number>
  /** In the order in which their turn comes. */
  queue: QueuedRequest[]
  /** Milliseconds from one answer to the next while somebody waits. */
  pace: number
  lastDone: number
  /** How far the queue has come, and where the last of each address and kind stands: see {@link createAdmission}. */
  turn: number
  tags: Map<string, number>
}

/** Counts one more or less of a name; what is down to nothing is not listed. */
function addTo(counts: Map<string, number>, name: string, more: 1 | -1): void {
  const many = (counts.get(name) ?? 0) + more
  if (many > 0) counts.set(name, many)
  else counts.delete(name)
}

const laneOf: Partial<Record<RequestKind, LaneName>> = { page: 'heavy', mosque: 'mosques', file: 'files' }
const getLane = (kind: RequestKind): LaneName => laneOf[kind] ?? 'light'

const isBefore = (one: QueuedRequest, other: QueuedRequest): boolean =>
  one.tag !== other.tag
    ? one.tag < other.tag
    : one.kind !== other.kind
      ? requestKinds.indexOf(one.kind) < requestKinds.indexOf(other.kind)
      : one.order < other.order

/** What admitting takes from outside. */
export type AdmissionOptions = {
  /** Milliseconds. */
  now?: () => number
  /** Does something a little later, so that what arrives in between is read. */
  defer?: (work: () => void) => void
  /** A test may have fewer places. */
  lanes?: Lanes
}

/**
 * Decides who is answered now, who waits and who is sent away. While there are places nobody waits. Then turns are given:
 * the first request of every address that waits, then the second of each, so that nobody waits for the many of another; in
 * a turn payments come first. Who would wait longer than is asked of its kind is told so at once.
 */
export function createAdmission({
  now = () => performance.now(),
  defer = (work) => void setImmediate(work),
  lanes = defaultLanes,
}: AdmissionOptions = {}) {
  const open = ({ first, pace }: Lanes['heavy']): Lane => ({
    limit: first,
    running: 0,
    ofOne: new Map(),
    queue: [],
    pace,
    lastDone: now(),
    turn: 0,
    tags: new Map(),
  })
  const all = {
    heavy: open(lanes.heavy),
    mosques: open(lanes.mosques),
    light: open(lanes.light),
    files: open(lanes.files),
  }
  let orders = 0

  /** How many payments of an address are being answered. */
  const payers = new Map<string, number>()

  const placesFor = ({ limit }: Lane, kind: RequestKind): number => {
    // A payment asks the database dozens of things: each time it would wait for every page that is being drawn.
    if (kind === 'page' && payers.size > 0) return payers.size < manyPayers ? lanes.heavy.least : 1
    if (kind === 'mosque' && payers.size >= manyPayers) return lanes.mosques.least
    // What makes the event loop late is not payments, which wait for the database most of their time.
    return kind === 'payment' ? Math.max(limit, lanes.light.first) : limit
  }

  const mayRun = (lane: Lane, { kind, address }: AdmissionRequest) =>
    lane.running < placesFor(lane, kind) &&
    (address === undefined || (lane.ofOne.get(address) ?? 0) < Math.max(1, Math.floor(lane.limit * maxShareOfAddress)))

  const count = ({ ofOne }: Lane, { kind, address }: AdmissionRequest, more: 1 | -1) => {
    if (kind === 'payment') addTo(payers, address ?? '', more)
    if (address !== undefined) addTo(ofOne, address, more)
  }

  const run = (lane: Lane, asking: AdmissionRequest) => {
    lane.running += 1
    count(lane, asking, 1)
    asking.start()
  }

  /** Gives turns to as many as there are places for. */
  const pump = (lane: Lane) => {
    for (;;) {
      const at = lane.queue.findIndex((one) => mayRun(lane, one))
      const [next] = at < 0 ? [] : lane.queue.splice(at, 1)
      if (!next) break
      lane.turn = Math.max(lane.turn, next.tag)
      run(lane, next)
    }
    if (lane.queue.length === 0) {
      lane.turn = 0
      lane.tags.clear()
    }
  }

  const send = (lane: Lane, at: number) => {
    const [removed] = lane.queue.splice(at, 1)
    removed?.refuse(Math.min(10, Math.max(2, Math.ceil((lane.queue.length * lane.pace) / 1000))))
  }

  /** Sends those away who would wait too long: the last first, so that the others come forward. */
  const shed = (lane: Lane) => {
    for (let at = lane.queue.length - 1; at >= maxQueueLength || at * lane.pace > maxWait.page; at -= 1) {
      const one = lane.queue[at]
      if (one && (at >= maxQueueLength || at * lane.pace > maxWait[one.kind])) send(lane, at)
    }
  }

  /** Sends those away who have waited too long, because others took longer than was to be expected. */
  const shedLate = (lane: Lane) => {
    const before = now()
    for (let at = lane.queue.length - 1; at >= 0; at -= 1) {
      const one = lane.queue[at]
      if (one && before - one.since > maxWait[one.kind]) send(lane, at)
    }
  }

  const join = (lane: Lane, asking: AdmissionRequest): QueuedRequest => {
    const { kind, address } = asking
    const flow = address === undefined ? undefined : `${kind} ${address}`
    const last = flow === undefined ? undefined : lane.tags.get(flow)
    const tag = Math.max(lane.turn, last === undefined ? 0 : last + 1)
    if (flow !== undefined) lane.tags.set(flow, tag)
    orders += 1
    const waiting: QueuedRequest = { ...asking, tag, order: orders, since: now() }
    const at = lane.queue.findLastIndex((one) => isBefore(one, waiting))
    lane.queue.splice(at + 1, 0, waiting)
    return waiting
  }

  const refused: Record<RequestKind, number> = { payment: 0, form: 0, read: 0, page: 0, mosque: 0, file: 0 }

  return {
    /** How many of each kind were refused with nothing to show in place of an answer; counted by whoever refuses them. */
    refused,
    /** Asks for a place. `start` may be called before this returns. */
    enter(asking: AdmissionRequest): AdmissionSlot {
      const lane = all[getLane(asking.kind)]
      let state: 'running' | 'waiting' | 'over' = 'running'
      const queued: { entry?: QueuedRequest } = {}
      const place: AdmissionSlot = {
        leave() {
          if (state === 'waiting' && queued.entry) {
            const at = lane.queue.indexOf(queued.entry)
            if (at >= 0) lane.queue.splice(at, 1)
          }
          if (state === 'running') {
            lane.running -= 1
            count(lane, asking, -1)
            const at = now()
            // The time in which nobody waited says nothing of how quickly they are answered.
            if (lane.queue.length > 0)
              lane.pace = lane.pace * 0.9 + Math.min(1000, Math.max(0.1, at - lane.lastDone)) * 0.1
            lane.lastDone = at
            defer(() => pump(lane))
            if (asking.kind === 'payment')
              defer(() => {
                pump(all.heavy)
                pump(all.mosques)
              })
          }
          state = 'over'
        },
      }
      if (lane.queue.length === 0 && mayRun(lane, asking)) {
        run(lane, asking)
        return place
      }
      if (lane.queue.length === 0) lane.lastDone = now()
      state = 'waiting'
      queued.entry = join(lane, {
        ...asking,
        start() {
          state = 'running'
          asking.start()
        },
        refuse(retry) {
          state = 'over'
          asking.refuse(retry)
        },
      })
      // One whose address has its share goes behind those of others; there may be a place for them.
      if (lane.running < placesFor(lane, asking.kind)) defer(() => pump(lane))
      shed(lane)
      return place
    },
    /**
     * Learns how late the event loop is, some times a second.
     * @param delay milliseconds
     */
    measure(delay: number) {
      for (const name of ['heavy', 'mosques', 'light', 'files'] as const) {
        const lane = all[name]
        const { least, first, most, pace } = lanes[name]
        if (delay > loopDelayLimits.above) lane.limit = Math.max(least, Math.floor(lane.limit * 0.75))
        else if (delay < loopDelayLimits.below && lane.queue.length > 0)
          lane.limit = Math.min(most, lane.limit + Math.ceil(lane.limit / 4))
        else if (delay < loopDelayLimits.below) lane.limit = Math.max(lane.limit, Math.min(first, lane.limit + 1))
        // What was slow a while ago says little of now.
        if (lane.queue.length === 0) lane.pace = Math.min(lane.pace, lane.pace * 0.9 + pace * 0.1)
        shedLate(lane)
        pump(lane)
      }
    },
    /** How many of a kind wait. */
    waiting: (kind: RequestKind): number => all[getLane(kind)].queue.filter((one) => one.kind === kind).length,
    /** How many are answered at the same time just now. */
    limits: () => ({ heavy: all.heavy.limit, light: all.light.limit }),
  }
}

/** See {@link createAdmission}. */
export type Admission = ReturnType<typeof createAdmission>
