import { bulkHostname, bulkTemplate } from '@minaret/acceptance/bulk'
import { give, type GiftRecord } from './gift.ts'
import { send } from './http.ts'
import { createRandom, createZipf } from './random.ts'

/** A page view: when it was due, in milliseconds of the run, its duration from then, and its status. */
export type ViewRecord = { at: number; durationMs: number; status: number }

/** A period of constant load. Rates are per second. */
export type Phase = { name: string; seconds: number; gifts: number; views: number }

/** The record of a run. */
export type LoadRecord = {
  gifts: GiftRecord[]
  views: ViewRecord[]
  /** The start of each phase, in milliseconds of the run; the last entry is the end. */
  starts: number[]
}

/** The pages visited, with their shares of the views. */
const paths: readonly [share: number, path: string][] = [
  [0.45, '/'],
  [0.2, `/campaign/${bulkTemplate.campaign}`],
  [0.15, `/donate/${bulkTemplate.cause}`],
  [0.1, '/donate'],
  [0.1, '/prayer-times'],
]

/** The maximum number of pending requests: beyond it a run would only measure its own queue, and is aborted. */
const maxPending = 20_000

/**
 * Sends gifts and page views at fixed rates regardless of earlier responses (open loop), with random arrivals. Stops sending
 * at the end of the last phase, and waits for pending requests.
 */
export async function generateLoad(
  { port, mosques, phases, seed }: { port: number; mosques: number; phases: readonly Phase[]; seed: number },
  onPhase: (phase: Phase) => void = () => {},
): Promise<LoadRecord> {
  const random = createRandom(seed)
  const chooseMosque = createZipf(mosques, random)
  const startedAt = performance.now()
  const clock = () => performance.now() - startedAt
  const gifts: Promise<GiftRecord>[] = []
  const views: ViewRecord[] = []
  const starts: number[] = []
  let pending = 0

  // Addresses reserved for benchmarks (RFC 2544): used only in a header; nothing is sent to them.
  const newAddress = () =>
    `198.${18 + Math.floor(random() * 2)}.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`
  const choosePath = () => {
    let position = random()
    return paths.find(([share]) => (position -= share) < 0)?.[1] ?? '/'
  }
  const sendView = (due: number) => {
    pending += 1
    void send({ port, host: bulkHostname(chooseMosque()), path: choosePath(), address: newAddress() }).then(
      ({ status }) => {
        pending -= 1
        views.push({ at: due, durationMs: clock() - due, status })
      },
    )
  }
  const sendGift = (due: number) => {
    const plan = {
      port,
      host: bulkHostname(chooseMosque()),
      address: newAddress(),
      cause: bulkTemplate.cause,
      campaign: random() < 0.5 ? bulkTemplate.campaign : undefined,
      amountMinor: 500 + Math.floor(random() * 200) * 25,
      isSentTwice: random() < 0.05,
    }
    gifts.push(give(plan, due, clock))
  }
  /** Sends at a rate until the phase ends; a request delayed because this process was busy keeps its due time. */
  const sendAtRate = (rate: number, start: number, end: number, sendNext: (due: number) => void) =>
    new Promise<void>((resolve, reject) => {
      let due = start
      const next = () => (due += (-Math.log(1 - random()) / rate) * 1000)
      next()
      const tick = () => {
        if (pending > maxPending)
          return reject(new Error(`${maxPending} requests are pending: this load exceeds the machine's capacity.`))
        for (; due < end && due <= clock(); next()) sendNext(due)
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
    await Promise.all([sendAtRate(phase.gifts, start, end, sendGift), sendAtRate(phase.views, start, end, sendView)])
    start = end
  }
  starts.push(start)
  const giftRecords = await Promise.all(gifts)
  while (pending > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  return { gifts: giftRecords, views, starts }
}
