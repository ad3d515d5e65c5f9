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
  type TestRequest = { name: string; state: 'waiting' | 'in' | 'away'; retry?: number; place: AdmissionSlot }
  const started: TestRequest[] = []
  const ask = (kind: RequestKind, address?: string, name: string = kind): TestRequest => {
    const request: TestRequest = { name, state: 'waiting', place: { leave: () => {} } }
    request.place = admission.enter({
      kind,
      address,
      start() {
        request.state = 'in'
        started.push(request)
      },
      refuse(retry) {
        request.state = 'away'
        request.retry = retry
      },
    })
    settle()
    return request
  }
  return {
    ...admission,
    settle,
    ask,
    many: (count: number, kind: RequestKind, addressOf: (index: number) => string | undefined) =>
      Array.from({ length: count }, (_, index) => ask(kind, addressOf(index))),
    started,
    /** Completes the oldest running request after some milliseconds. */
    finish(after = 0) {
      clock += after
      const next = started.find(({ state }) => state === 'in')
      if (next) Object.assign(next, { state: 'answered' }).place.leave()
      settle()
    },
    pass: (time: number) => (clock += time),
    measure(delay: number) {
      admission.measure(delay)
      settle()
    },
  }
}

const countState = (people: readonly { state: string }[], state: string) =>
  people.filter((person) => person.state === state).length

/** Fills the places of calls, so that the next one waits. */
function createFullAdmission(lanes?: Lanes) {
  const admission = createTestAdmission(lanes)
  admission.many(64, 'read', (index) => `inside ${index}`)
  return admission
}

test('no request waits while there are places, of any kind and from any address', () => {
  const { many } = createTestAdmission()
  expect(
    countState(
      many(2, 'page', (index) => `a${index}`),
      'in',
    ),
  ).toBe(2)
  expect(
    countState(
      many(64, 'form', () => undefined),
      'in',
    ),
  ).toBe(64)
})

test('makes many visitors behind one address wait briefly, and refuses none', () => {
  const { many, finish, measure } = createTestAdmission()
  const visitors = many(300, 'read', () => 'wifi')
  expect(countState(visitors, 'away')).toBe(0)
  for (let done = 0; done < 300; done += 1) finish(2)
  measure(0)
  expect(visitors.filter(({ state }) => state === 'waiting' || state === 'away')).toEqual([])
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
  const admitted = admission.many(64, 'read', (index) => `inside ${index}`)
  for (const [kind, address] of requests) admission.ask(kind, address, `${kind} ${address}`)
  admission.started.length = 0
  for (const request of admitted) request.place.leave()
  admission.settle()
  expect(admission.started.map(({ name }) => name).join(', ')).toBe(order)
})

test('a flood from one address delays no others, and only its requests are refused', () => {
  const admission = createFullAdmission()
  const flood = admission.many(5000, 'form', () => 'flood')
  const visitor = admission.ask('read', 'visitor')
  expect(visitor.state).toBe('waiting')
  admission.finish(2)
  admission.finish(2)
  expect(visitor.state).toBe('in')
  expect(countState(flood, 'away')).toBeGreaterThan(500)
})

test('one address never takes all places', () => {
  const admission = createTestAdmission()
  expect(
    countState(
      admission.many(64, 'form', () => 'busy'),
      'in',
    ),
  ).toBe(48)
  expect(admission.ask('read', 'other').state).toBe('in')
})

test('of a thousand pages, as many wait as can be rendered in time, and the rest are refused at once', () => {
  const admission = createTestAdmission()
  const pages = admission.many(1000, 'page', (index) => `visitor ${index}`)
  const waitingCount = countState(pages, 'waiting')
  expect(waitingCount).toBeGreaterThan(100)
  expect(waitingCount * 25).toBeLessThanOrEqual(maxWait.page + 25)
  expect(countState(pages, 'away')).toBe(1000 - 3 - waitingCount)
  for (const { retry } of pages.filter(({ state }) => state === 'away')) expect([2, 3, 4, 5]).toContain(retry)
  for (let done = 0; done < waitingCount + 3; done += 1) admission.finish(20)
  expect(countState(pages, 'waiting')).toBe(0)
  expect(admission.ask('page', 'late').state).toBe('in')
})

test('refuses reads before forms, and forms before payments', () => {
  const slowLane = { min: 8, initial: 64, max: 256, pace: 20 }
  const listRefused = (waiting: number) => {
    const admission = createFullAdmission({ heavy: slowLane, mosques: slowLane, light: slowLane, files: slowLane })
    const kinds = requestKinds.filter((kind) => !['page', 'mosque', 'file'].includes(kind))
    const requestsByKind: Partial<Record<string, ReturnType<typeof admission.ask>[]>> = {}
    for (let index = 0; index < waiting; index += 1)
      for (const kind of kinds) (requestsByKind[kind] ??= []).push(admission.ask(kind, `${kind} ${index}`))
    return kinds.filter((kind) => countState(requestsByKind[kind] ?? [], 'away') > 0)
  }
  expect(listRefused(80)).toEqual([])
  expect(listRefused(120)).toEqual(['read'])
  expect(listRefused(250)).toEqual(['form', 'read'])
  expect(listRefused(800)).toEqual(['payment', 'form', 'read'])
})

test('admits fewer, but never none, while the event loop is late, and as many as before afterwards', () => {
  const admission = createTestAdmission()
  for (let time = 0; time < 30; time += 1) admission.measure(500)
  expect(admission.limits()).toMatchObject({ heavy: 2, light: 8 })
  admission.measure(100)
  expect(admission.limits()).toMatchObject({ heavy: 2, light: 8 })
  for (let time = 0; time < 60; time += 1) admission.measure(5)
  expect(admission.limits()).toMatchObject({ heavy: 3, light: 64 })
})

test('keeps places for payments while a late event loop leaves few for reads', () => {
  const admission = createTestAdmission()
  for (let time = 0; time < 30; time += 1) admission.measure(500)
  const reads = admission.many(10, 'read', (index) => `reader ${index}`)
  const payments = admission.many(20, 'payment', (index) => `donor ${index}`)
  expect([countState(reads, 'in'), countState(payments, 'in')]).toEqual([8, 20])
})

test('admits more, up to a maximum, while it is not late and requests wait', () => {
  const admission = createTestAdmission()
  const pages = admission.many(20, 'page', (index) => `visitor ${index}`)
  for (let time = 0; time < 30; time += 1) admission.measure(5)
  expect(admission.limits().heavy).toBe(6)
  expect(countState(pages, 'in')).toBe(6)
})

test('refuses a request after its maximum wait, and frees a disconnected one’s place', () => {
  const admission = createFullAdmission()
  const [first, second] = [admission.ask('read', 'a'), admission.ask('payment', 'b')]
  admission.pass(maxWait.read + 1)
  admission.measure(200)
  expect([first.state, second.state]).toEqual(['away', 'waiting'])
  expect(admission.waiting('payment')).toBe(1)
  second.place.leave()
  second.place.leave()
  expect(admission.waiting('payment')).toBe(0)
})

test('renders two pages at a time during a payment, and as many as before afterwards', () => {
  const admission = createTestAdmission()
  const payment = admission.ask('payment', 'donor')
  const pages = admission.many(4, 'page', (index) => `visitor ${index}`)
  expect(countState(pages, 'in')).toBe(2)
  admission.finish()
  expect([payment.state, countState(pages, 'in')]).toEqual(['answered', 3])
  expect(pages.filter(({ state }) => state === 'away')).toEqual([])
})

test.each([
  ['many donors pay', (index: number) => `donor ${index}`, 1],
  ['one address sends many payments', () => 'donor', 2],
])('when %s, renders fewer pages at a time', (_, addressOf, renderedCount) => {
  const admission = createTestAdmission()
  admission.many(6, 'payment', addressOf)
  expect(
    countState(
      admission.many(4, 'page', (index) => `visitor ${index}`),
      'in',
    ),
  ).toBe(renderedCount)
})

test('reads two mosques at a time while many donors pay, and as many as before afterwards', () => {
  const admission = createTestAdmission()
  admission.many(3, 'payment', (index) => `donor ${index}`)
  const visitors = admission.many(10, 'mosque', (index) => `visitor ${index}`)
  expect(countState(visitors, 'in')).toBe(2)
  // Pages of cached mosques wait for none of them.
  expect(admission.ask('page', 'another').state).toBe('in')
  admission.finish()
  expect(countState(visitors, 'in')).toBe(10)
})

test('files from an unresponsive store take no places from payments, calls or pages', () => {
  const admission = createTestAdmission()
  admission.many(3000, 'file', (index) => `visitor ${index}`)
  expect(requestKinds.filter((kind) => kind !== 'file').map((kind) => admission.ask(kind, 'visitor').state)).toEqual(
    Array(5).fill('in'),
  )
})
