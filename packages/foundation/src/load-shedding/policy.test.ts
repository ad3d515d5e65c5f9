import { expect, test } from 'vitest'
import { createAdmission, type RequestKind, requestKinds, type Lanes, maxWait, type AdmissionSlot } from './policy.ts'

/** An admission with its own clock, and requests that the test completes manually. */
function createTestAdmission(lanes?: Lanes) {
  let clock = 0
  const deferredWork: (() => void)[] = []
  const admission = createAdmission({ now: () => clock, defer: (work) => void deferredWork.push(work), lanes })
  const settle = () => {
    for (let work = deferredWork.shift(); work; work = deferredWork.shift()) work()
  }
  type TestRequest = {
    name: string
    state: 'waiting' | 'running' | 'done' | 'refused'
    retry?: number
    slot: AdmissionSlot
  }
  const started: TestRequest[] = []
  const send = (kind: RequestKind, address?: string, name: string = kind): TestRequest => {
    const request: TestRequest = { name, state: 'waiting', slot: { release: () => {} } }
    request.slot = admission.acquire({
      kind,
      address,
      start() {
        request.state = 'running'
        started.push(request)
      },
      refuse(retry) {
        request.state = 'refused'
        request.retry = retry
      },
    })
    settle()
    return request
  }
  return {
    ...admission,
    settle,
    send,
    sendMany: (count: number, kind: RequestKind, addressOf: (index: number) => string | undefined) =>
      Array.from({ length: count }, (_, index) => send(kind, addressOf(index))),
    started,
    /** Completes the oldest running request after some milliseconds. */
    finish(after = 0) {
      clock += after
      const next = started.find(({ state }) => state === 'running')
      if (next) Object.assign(next, { state: 'done' }).slot.release()
      settle()
    },
    pass: (time: number) => (clock += time),
    adjustLimits(delay: number) {
      admission.adjustLimits(delay)
      settle()
    },
  }
}

const countState = (requests: readonly { state: string }[], state: string) =>
  requests.filter((request) => request.state === state).length

/** Fills the slots of API requests, so that the next one waits. */
function createFullAdmission(lanes?: Lanes) {
  const admission = createTestAdmission(lanes)
  admission.sendMany(64, 'read', (index) => `running ${index}`)
  return admission
}

test('no request waits while there are free slots, of any kind and from any address', () => {
  const { sendMany } = createTestAdmission()
  expect(
    countState(
      sendMany(2, 'page', (index) => `a${index}`),
      'running',
    ),
  ).toBe(2)
  expect(
    countState(
      sendMany(64, 'form', () => undefined),
      'running',
    ),
  ).toBe(64)
})

test('makes many visitors behind one address wait briefly, and refuses none', () => {
  const { sendMany, finish, adjustLimits } = createTestAdmission()
  const visitors = sendMany(300, 'read', () => 'wifi')
  expect(countState(visitors, 'refused')).toBe(0)
  for (let done = 0; done < 300; done += 1) finish(2)
  adjustLimits(0)
  expect(visitors.filter(({ state }) => state === 'waiting' || state === 'refused')).toEqual([])
})

test.each<[string, [RequestKind, string][], string]>([
  [
    'payments before forms before reads',
    [
      ['read', 'a'],
      ['form', 'b'],
      ['payment', 'c'],
    ],
    'payment c, form b, read a',
  ],
  [
    'the earliest, among equals',
    [
      ['read', 'b'],
      ['read', 'a'],
      ['read', 'c'],
    ],
    'read b, read a, read c',
  ],
  [
    'the first of each address before the second of another',
    [
      ['read', 'a'],
      ['read', 'a'],
      ['read', 'b'],
    ],
    'read a, read b, read a',
  ],
  [
    'a read of one address before the second payment of another',
    [
      ['payment', 'a'],
      ['payment', 'a'],
      ['read', 'b'],
    ],
    'payment a, read b, payment a',
  ],
  [
    'a payment before the many reads of its own address',
    [
      ['read', 'a'],
      ['read', 'a'],
      ['payment', 'a'],
    ],
    'payment a, read a, read a',
  ],
])('admits in turn: %s', (_what, requests, order) => {
  const admission = createTestAdmission()
  const admitted = admission.sendMany(64, 'read', (index) => `running ${index}`)
  for (const [kind, address] of requests) admission.send(kind, address, `${kind} ${address}`)
  admission.started.length = 0
  for (const request of admitted) request.slot.release()
  admission.settle()
  expect(admission.started.map(({ name }) => name).join(', ')).toBe(order)
})

test('a flood from one address delays no others, and only its requests are refused', () => {
  const admission = createFullAdmission()
  const flood = admission.sendMany(5000, 'form', () => 'flood')
  const visitor = admission.send('read', 'visitor')
  expect(visitor.state).toBe('waiting')
  admission.finish(2)
  admission.finish(2)
  expect(visitor.state).toBe('running')
  expect(countState(flood, 'refused')).toBeGreaterThan(500)
})

test('one address never takes all slots', () => {
  const admission = createTestAdmission()
  expect(
    countState(
      admission.sendMany(64, 'form', () => 'busy'),
      'running',
    ),
  ).toBe(48)
  expect(admission.send('read', 'other').state).toBe('running')
})

test('of a thousand pages, as many wait as can be rendered in time, and the rest are refused at once', () => {
  const admission = createTestAdmission()
  const pages = admission.sendMany(1000, 'page', (index) => `visitor ${index}`)
  const waitingCount = countState(pages, 'waiting')
  expect(waitingCount).toBeGreaterThan(100)
  expect(waitingCount * 25).toBeLessThanOrEqual(maxWait.page + 25)
  expect(countState(pages, 'refused')).toBe(1000 - 3 - waitingCount)
  for (const { retry } of pages.filter(({ state }) => state === 'refused')) expect([2, 3, 4, 5]).toContain(retry)
  for (let done = 0; done < waitingCount + 3; done += 1) admission.finish(20)
  expect(countState(pages, 'waiting')).toBe(0)
  expect(admission.send('page', 'late').state).toBe('running')
})

test('refuses reads before forms, and forms before payments', () => {
  const slowLane = { min: 8, initial: 64, max: 256, msPerRequest: 20 }
  const listRefused = (waiting: number) => {
    const admission = createFullAdmission({ heavy: slowLane, mosques: slowLane, light: slowLane, files: slowLane })
    const kinds = requestKinds.filter((kind) => !['page', 'mosque', 'file'].includes(kind))
    const requestsByKind: Partial<Record<string, ReturnType<typeof admission.send>[]>> = {}
    for (let index = 0; index < waiting; index += 1)
      for (const kind of kinds) (requestsByKind[kind] ??= []).push(admission.send(kind, `${kind} ${index}`))
    return kinds.filter((kind) => countState(requestsByKind[kind] ?? [], 'refused') > 0)
  }
  expect(listRefused(80)).toEqual([])
  expect(listRefused(120)).toEqual(['read'])
  expect(listRefused(250)).toEqual(['form', 'read'])
  expect(listRefused(800)).toEqual(['payment', 'form', 'read'])
})

test('admits fewer, but never none, while the event loop is late, and as many as before afterwards', () => {
  const admission = createTestAdmission()
  for (let time = 0; time < 30; time += 1) admission.adjustLimits(500)
  expect(admission.limits()).toMatchObject({ heavy: 2, light: 8 })
  admission.adjustLimits(100)
  expect(admission.limits()).toMatchObject({ heavy: 2, light: 8 })
  for (let time = 0; time < 60; time += 1) admission.adjustLimits(5)
  expect(admission.limits()).toMatchObject({ heavy: 3, light: 64 })
})

test('keeps slots for payments while a late event loop leaves few for reads', () => {
  const admission = createTestAdmission()
  for (let time = 0; time < 30; time += 1) admission.adjustLimits(500)
  const reads = admission.sendMany(10, 'read', (index) => `reader ${index}`)
  const payments = admission.sendMany(20, 'payment', (index) => `donor ${index}`)
  expect([countState(reads, 'running'), countState(payments, 'running')]).toEqual([8, 20])
})

test('admits more, up to a maximum, while it is not late and requests wait', () => {
  const admission = createTestAdmission()
  const pages = admission.sendMany(20, 'page', (index) => `visitor ${index}`)
  for (let time = 0; time < 30; time += 1) admission.adjustLimits(5)
  expect(admission.limits().heavy).toBe(6)
  expect(countState(pages, 'running')).toBe(6)
})

test('refuses a request after its maximum wait, and frees a disconnected one’s slot', () => {
  const admission = createFullAdmission()
  const [first, second] = [admission.send('read', 'a'), admission.send('payment', 'b')]
  admission.pass(maxWait.read + 1)
  admission.adjustLimits(200)
  expect([first.state, second.state]).toEqual(['refused', 'waiting'])
  expect(admission.waiting('payment')).toBe(1)
  second.slot.release()
  second.slot.release()
  expect(admission.waiting('payment')).toBe(0)
})

test('renders two pages at a time during a payment, and as many as before afterwards', () => {
  const admission = createTestAdmission()
  const payment = admission.send('payment', 'donor')
  const pages = admission.sendMany(4, 'page', (index) => `visitor ${index}`)
  expect(countState(pages, 'running')).toBe(2)
  admission.finish()
  expect([payment.state, countState(pages, 'running')]).toEqual(['done', 3])
  expect(pages.filter(({ state }) => state === 'refused')).toEqual([])
})

test.each([
  ['many donors pay', (index: number) => `donor ${index}`, 1],
  ['one address sends many payments', () => 'donor', 2],
])('when %s, renders fewer pages at a time', (_, addressOf, renderedCount) => {
  const admission = createTestAdmission()
  admission.sendMany(6, 'payment', addressOf)
  expect(
    countState(
      admission.sendMany(4, 'page', (index) => `visitor ${index}`),
      'running',
    ),
  ).toBe(renderedCount)
})

test('reads two mosques at a time while many donors pay, and as many as before afterwards', () => {
  const admission = createTestAdmission()
  admission.sendMany(3, 'payment', (index) => `donor ${index}`)
  const visitors = admission.sendMany(10, 'mosque', (index) => `visitor ${index}`)
  expect(countState(visitors, 'running')).toBe(2)
  // Pages of cached mosques wait for none of them.
  expect(admission.send('page', 'another').state).toBe('running')
  admission.finish()
  expect(countState(visitors, 'running')).toBe(10)
})

test('files from an unresponsive store take no slots from payments, API requests or pages', () => {
  const admission = createTestAdmission()
  admission.sendMany(3000, 'file', (index) => `visitor ${index}`)
  expect(requestKinds.filter((kind) => kind !== 'file').map((kind) => admission.send(kind, 'visitor').state)).toEqual(
    Array(5).fill('running'),
  )
})
