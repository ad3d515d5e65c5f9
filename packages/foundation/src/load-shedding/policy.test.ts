import { expect, test } from 'vitest'
import { createAdmission, type RequestKind, requestKinds, type Lanes, maxWait, type AdmissionSlot } from './policy.ts'

/** An admission with its own clock, and requests that the test completes by hand. */
function door(lanes?: Lanes) {
  let clock = 0
  const waiting: (() => void)[] = []
  const admission = createAdmission({ now: () => clock, defer: (work) => void waiting.push(work), lanes })
  const settle = () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) work()
  }
  type Somebody = { name: string; state: 'waiting' | 'in' | 'away'; retry?: number; place: AdmissionSlot }
  const started: Somebody[] = []
  const ask = (kind: RequestKind, address?: string, name: string = kind): Somebody => {
    const one: Somebody = { name, state: 'waiting', place: { leave: () => {} } }
    one.place = admission.enter({
      kind,
      address,
      start() {
        one.state = 'in'
        started.push(one)
      },
      refuse(retry) {
        one.state = 'away'
        one.retry = retry
      },
    })
    settle()
    return one
  }
  return {
    ...admission,
    settle,
    ask,
    many: (count: number, kind: RequestKind, addressOf: (at: number) => string | undefined) =>
      Array.from({ length: count }, (_, at) => ask(kind, addressOf(at))),
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

const every = (people: readonly { state: string }[], state: string) =>
  people.filter((person) => person.state === state).length

/** Fills the places of calls, so that the next one waits. */
function full(lanes?: Lanes) {
  const here = door(lanes)
  here.many(64, 'read', (at) => `inside ${at}`)
  return here
}

test('no request waits while there are places, of any kind and from any address', () => {
  const { many } = door()
  expect(
    every(
      many(2, 'page', (at) => `a${at}`),
      'in',
    ),
  ).toBe(2)
  expect(
    every(
      many(64, 'form', () => undefined),
      'in',
    ),
  ).toBe(64)
})

test('many visitors behind one address wait briefly, and none is refused', () => {
  const { many, finish, measure } = door()
  const wifi = many(300, 'read', () => 'wifi')
  expect(every(wifi, 'away')).toBe(0)
  for (let done = 0; done < 300; done += 1) finish(2)
  measure(0)
  expect(wifi.filter(({ state }) => state === 'waiting' || state === 'away')).toEqual([])
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
    'whoever came first, among equals',
    [
      ['read', 'b'],
      ['read', 'a'],
      ['read', 'c'],
    ],
    'read b, read a, read c',
  ],
  [
    'the first of each before the second of one',
    [
      ['read', 'a'],
      ['read', 'a'],
      ['read', 'b'],
    ],
    'read a, read b, read a',
  ],
  [
    'a read of one before the second payment of another',
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
])('turns: %s', (_what, requested, order) => {
  const here = door()
  const admitted = here.many(64, 'read', (at) => `inside ${at}`)
  for (const [kind, address] of requested) here.ask(kind, address, `${kind} ${address}`)
  here.started.length = 0
  for (const one of admitted) one.place.leave()
  here.settle()
  expect(here.started.map(({ name }) => name).join(', ')).toBe(order)
})

test('a flooding address delays no others, and is the one refused', () => {
  const here = full()
  const flood = here.many(5000, 'form', () => 'flood')
  const visitor = here.ask('read', 'visitor')
  expect(visitor.state).toBe('waiting')
  here.finish(2)
  here.finish(2)
  expect(visitor.state).toBe('in')
  expect(every(flood, 'away')).toBeGreaterThan(500)
})

test('one address never has all places', () => {
  const here = door()
  expect(
    every(
      here.many(64, 'form', () => 'busy'),
      'in',
    ),
  ).toBe(48)
  expect(here.ask('read', 'other').state).toBe('in')
})

test('of a thousand pages as many wait as can be rendered in time, the rest is refused at once', () => {
  const here = door()
  const pages = here.many(1000, 'page', (at) => `visitor ${at}`)
  const waiting = every(pages, 'waiting')
  expect(waiting).toBeGreaterThan(100)
  expect(waiting * 25).toBeLessThanOrEqual(maxWait.page + 25)
  expect(every(pages, 'away')).toBe(1000 - 3 - waiting)
  for (const { retry } of pages.filter(({ state }) => state === 'away')) expect([2, 3, 4, 5]).toContain(retry)
  for (let done = 0; done < waiting + 3; done += 1) here.finish(20)
  expect(every(pages, 'waiting')).toBe(0)
  expect(here.ask('page', 'late').state).toBe('in')
})

test('refuses reads before forms, and forms before payments', () => {
  const slow = { min: 8, initial: 64, max: 256, pace: 20 }
  const sent = (waiting: number) => {
    const here = full({ heavy: slow, mosques: slow, light: slow, files: slow })
    const people = requestKinds.filter((kind) => !['page', 'mosque', 'file'].includes(kind))
    const byKind: Partial<Record<string, ReturnType<typeof here.ask>[]>> = {}
    for (let at = 0; at < waiting; at += 1)
      for (const kind of people) (byKind[kind] ??= []).push(here.ask(kind, `${kind} ${at}`))
    return people.filter((kind) => every(byKind[kind] ?? [], 'away') > 0)
  }
  expect(sent(80)).toEqual([])
  expect(sent(120)).toEqual(['read'])
  expect(sent(250)).toEqual(['form', 'read'])
  expect(sent(800)).toEqual(['payment', 'form', 'read'])
})

test('admits fewer while the event loop is late, never none, and as many as before once it is not', () => {
  const here = door()
  for (let time = 0; time < 30; time += 1) here.measure(500)
  expect(here.limits()).toMatchObject({ heavy: 2, light: 8 })
  here.measure(100)
  expect(here.limits()).toMatchObject({ heavy: 2, light: 8 })
  for (let time = 0; time < 60; time += 1) here.measure(5)
  expect(here.limits()).toMatchObject({ heavy: 3, light: 64 })
})

test('a payment keeps its place while a late event loop leaves few for reads', () => {
  const here = door()
  for (let time = 0; time < 30; time += 1) here.measure(500)
  const reads = here.many(10, 'read', (at) => `reader ${at}`)
  const payments = here.many(20, 'payment', (at) => `donor ${at}`)
  expect([every(reads, 'in'), every(payments, 'in')]).toEqual([8, 20])
})

test('while it is not late and requests wait, admits more, up to a maximum', () => {
  const here = door()
  const pages = here.many(20, 'page', (at) => `visitor ${at}`)
  for (let time = 0; time < 30; time += 1) here.measure(5)
  expect(here.limits().heavy).toBe(6)
  expect(every(pages, 'in')).toBe(6)
})

test('refuses a request after its maximum wait, and frees the place of a disconnected one', () => {
  const here = full()
  const [first, second] = [here.ask('read', 'a'), here.ask('payment', 'b')]
  here.pass(maxWait.read + 1)
  here.measure(200)
  expect([first.state, second.state]).toEqual(['away', 'waiting'])
  expect(here.waiting('payment')).toBe(1)
  second.place.leave()
  second.place.leave()
  expect(here.waiting('payment')).toBe(0)
})

test('renders two pages at a time during a payment, and as many as before afterwards', () => {
  const here = door()
  const payment = here.ask('payment', 'giver')
  const pages = here.many(4, 'page', (at) => `visitor ${at}`)
  expect(every(pages, 'in')).toBe(2)
  here.finish()
  expect([payment.state, every(pages, 'in')]).toEqual(['answered', 3])
  expect(pages.filter(({ state }) => state === 'away')).toEqual([])
})

test.each([
  ['many pay', (at: number) => `giver ${at}`, 1],
  ['one address sends many payments', () => 'giver', 2],
])('when %s, so many pages are drawn at a time', (_, giver, drawn) => {
  const here = door()
  here.many(6, 'payment', giver)
  expect(
    every(
      here.many(4, 'page', (at) => `visitor ${at}`),
      'in',
    ),
  ).toBe(drawn)
})

test('reads two mosques at a time while many donors pay, and as many as before afterwards', () => {
  const here = door()
  here.many(3, 'payment', (at) => `giver ${at}`)
  const visitors = here.many(10, 'mosque', (at) => `visitor ${at}`)
  expect(every(visitors, 'in')).toBe(2)
  // Pages of cached mosques wait for none of them.
  expect(here.ask('page', 'another').state).toBe('in')
  here.finish()
  expect(every(visitors, 'in')).toBe(10)
})

test('files from an unresponsive store take no place of a payment, a call or a page', () => {
  const here = door()
  here.many(3000, 'file', (at) => `visitor ${at}`)
  expect(requestKinds.filter((kind) => kind !== 'file').map((kind) => here.ask(kind, 'somebody').state)).toEqual(
    Array(5).fill('in'),
  )
})
