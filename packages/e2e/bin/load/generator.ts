import { bulkHostname, bulkTemplate } from '@minaret/acceptance/bulk'
import { give, type GiftRecord } from './gift.ts'
import { send } from './http.ts'
import { createRandom, createZipf } from './random.ts'

/** One page view: when it was due, in milliseconds of the run, how long it took from then, and its status. */
export type ViewRecord = { at: number; took: number; status: number }

/** A stretch of constant load. */
export type Phase = { name: string; seconds: number; gifts: number; views: number }

/** What a run did. */
export type LoadRecord = {
  gifts: GiftRecord[]
  views: ViewRecord[]
  /** When each phase began, in milliseconds of the run; the last is the end. */
  starts: number[]
}

/** What people open on such a night, and how often. */
const paths: readonly [share: number, path: string][] = [
  [0.45, '/'],
  [0.2, `/campaign/${bulkTemplate.campaign}`],
  [0.15, `/donate/${bulkTemplate.cause}`],
  [0.1, '/donate'],
  [0.1, '/prayer-times'],
]

/** At most so many wait at once: beyond, the run is given up, because it measures only its own queue. */
const maxWaiting = 20_000

/**
 * Sends gifts and page views at fixed rates, whatever became of those before (open loop); arrivals are random, as people's
 * are. Bounded by the phases: it stops sending when the last ends, and waits for what is under way.
 */
export async function generateLoad(
  { port, mosques, phases, seed }: { port: number; mosques: number; phases: readonly Phase[]; seed: number },
  onPhase: (phase: Phase) => void = () => {},
): Promise<LoadRecord> {
  const random = createRandom(seed)
  const chooseMosque = createZipf(mosques, random)
  const began = performance.now()
  const clock = () => performance.now() - began
  const gifts: Promise<GiftRecord>[] = []
  const views: ViewRecord[] = []
  const starts: number[] = []
  let waiting = 0

  // Addresses that are set aside for measurements (RFC 2544): they stand in a header, and nothing is sent there.
  const address = () =>
    `198.${18 + Math.floor(random() * 2)}.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`
  const choosePath = () => {
    let wanted = random()
    return paths.find(([share]) => (wanted -= share) < 0)?.[1] ?? '/'
  }
  const view = (due: number) => {
    waiting += 1
    void send({ port, host: bulkHostname(chooseMosque()), path: choosePath(), address: address() }).then(
      ({ status }) => {
        waiting -= 1
        views.push({ at: due, took: clock() - due, status })
      },
    )
  }
  const gift = (due: number) => {
    const plan = {
      port,
      host: bulkHostname(chooseMosque()),
      address: address(),
      cause: bulkTemplate.cause,
      campaign: random() < 0.5 ? bulkTemplate.campaign : undefined,
      amountMinor: 500 + Math.floor(random() * 200) * 25,
      twice: random() < 0.05,
    }
    gifts.push(give(plan, due, clock))
  }
  /** Sends at a rate until the phase ends; what is late because this process was busy keeps its due time. */
  const stream = (rate: number, start: number, end: number, fire: (due: number) => void) =>
    new Promise<void>((resolve, reject) => {
      let due = start
      const next = () => (due += (-Math.log(1 - random()) / rate) * 1000)
      next()
      const tick = () => {
        if (waiting > maxWaiting)
          return reject(new Error(`${maxWaiting} requests wait: this load is beyond the machine.`))
        for (; due < end && due <= clock(); next()) fire(due)
        if (due >= end) return resolve()
        setTimeout(tick, Math.max(1, due - clock()))
      }
      tick()
    })

  let start = 0
  for (const phase of phases) {
    onPhase(phase)
    starts.push(start)
    const end = start + phase.seconds * 1000
    await Promise.all([stream(phase.gifts, start, end, gift), stream(phase.views, start, end, view)])
    start = end
  }
  starts.push(start)
  const given = await Promise.all(gifts)
  while (waiting > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  return { gifts: given, views, starts }
}
