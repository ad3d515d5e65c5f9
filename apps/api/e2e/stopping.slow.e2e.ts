// inputs: apps/api/src packages/foundation/src/{health,load-shedding,postgres,watchdog}
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { dataFolder, placesOf, type ServerProcess, startServerProcess } from '@minaret/e2e'

/** Hosts on one data folder, stopped whatever becomes of the test. */
const test = base.extend<{ start: (env?: Record<string, string>) => Promise<ServerProcess & { dir: string }> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  start: async ({}, lend) => {
    const { dir, remove } = await dataFolder()
    const started: ServerProcess[] = []
    await lend(async (env = {}) => {
      const host = await startServerProcess({ DATA_DIR: dir, ...env })
      started.push(host)
      return { ...host, dir }
    })
    await Promise.all(started.map((host) => host.kill()))
    await remove()
  },
})

// Each starts a host with a database of its own.

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A call whose body takes its time, once the host has let it in: it says that it wants the rest. */
async function callInside(port: number, beginning: string): Promise<ClientRequest> {
  const call = request({
    port,
    path: '/api/contact',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'transfer-encoding': 'chunked',
      expect: '100-continue',
    },
  })
  call.flushHeaders()
  await once(call, 'continue')
  call.write(beginning)
  return call
}

const status = async (url: string): Promise<number> =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  )

test('told to go, a host says so while it still answers, and closes its door after the delay', async ({ start }) => {
  const host = await start({ STOP_DELAY: '8' })
  expect(await status(`${host.address}/readyz`)).toBe(200)
  const ended = once(host.child, 'exit')
  host.child.kill('SIGTERM')
  await expect.poll(() => status(`${host.address}/readyz`), { intervals: [50] }).toBe(503)
  expect(await status(`${host.address}/healthz`)).toBe(200)
  const answer = await fetch(`${host.address}/api/donations`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toEqual([0, null])
})

test('who is inside when the door closes is answered, who keeps a connection is let go', async ({ start }) => {
  const host = await start()
  const port = host.port
  const agent = new Agent({ keepAlive: true })
  const idle = get({ port, path: '/healthz', agent })
  const [first]: IncomingMessage[] = await once(idle, 'response')
  if (first) await text(first)

  const slow = await callInside(port, '{"name":')
  const began = performance.now()
  const ended = once(host.child, 'exit')
  host.child.kill('SIGTERM')
  await expect.poll(() => status(`${host.address}/healthz`), { intervals: [100] }).toBe(0)
  slow.end('"Aisha"}')
  const [answer]: IncomingMessage[] = await once(slow, 'response')
  expect([answer?.statusCode, answer?.headers.connection]).toEqual([422, 'close'])
  expect(await ended).toEqual([0, null])
  expect(performance.now() - began).toBeLessThan(20_000)
})

test('who never ends is cut off, so that the host does', async ({ start }) => {
  const host = await start({ STOP_TIMEOUT: '1' })
  const endless = await callInside(host.port, '{')
  endless.on('error', () => {})
  const began = performance.now()
  const ended = once(host.child, 'exit')
  host.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(performance.now() - began).toBeLessThan(15_000)
})

test('a second signal, later than the terminal repeats one, ends the host at once', async ({ start }) => {
  const host = await start({ STOP_DELAY: '60' })
  const ended = once(host.child, 'exit')
  host.child.kill('SIGINT')
  host.child.kill('SIGINT')
  await expect.poll(() => status(`${host.address}/readyz`)).toBe(503)
  await wait(1300)
  expect(host.child.exitCode).toBeNull()
  host.child.kill('SIGINT')
  expect(await ended).toEqual([1, null])
})

test('a gift whose outcome comes later is settled by the next host, when this one goes in between', async ({
  start,
}) => {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const host = await start()
  const post = async (path: string, body: object): Promise<string> =>
    (await fetch(host.address + path, { method: 'POST', headers, body: JSON.stringify(body) })).text()
  const [, pageToken] = /"pageToken":"([^"]+)"/.exec(await post('/api/donation/start', { causeId: 'general' })) ?? []
  const text = await post('/api/stripePaymentProcess', {
    attemptId: '3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d',
    pageToken,
    causeId: 'general',
    amountMinor: 2500,
    currency: 'gbp',
    kind: 'once',
    confirmationTokenId: 'demo_processing',
    donor: { name: 'Aisha Rahman', email: 'aisha@example.org' },
    giftAid: { claim: false },
  })
  const [, id] = /"id":"([^"]+)"/.exec(text) ?? []
  await host.stop()
  const next = await start()
  const state = async () =>
    /"state":"(\w+)"/.exec(await (await fetch(`${next.address}/api/getDonationTransactionDetail/${id}`)).text())?.[1]
  await expect.poll(state).toBe('paid')
  await next.stop()
})

/** Loaded before a server: a page whose address says so is never drawn, and blocks the event loop for good. */
const blockedPage = `globalThis.Request = class extends Request {
  constructor(url, init) {
    super(url, init)
    while (String(url).endsWith('?block'));
  }
}
`

test('a blocked server logs what blocks it, and is ended with its database when it is told to stop', async ({
  start,
}) => {
  const { dir: preloads, remove } = await dataFolder()
  const preload = path.join(preloads, 'blockedPage.mjs')
  await writeFile(preload, blockedPage)
  const server = await start({ STOP_DELAY: '1', NODE_OPTIONS: `--import=${pathToFileURL(preload).href}` })
  let log = ''
  server.child.stdout?.on('data', (piece: Buffer) => (log += piece.toString()))
  const page = fetch(`${server.address}/news?block`).catch(() => undefined)
  await expect.poll(() => log).toMatch(/"operation":"page".*"msg":"the event loop does not respond"/)
  expect(await fetch(`${server.address}/healthz`, { signal: AbortSignal.timeout(1000) }).catch(() => 0)).toBe(0)

  const places = await placesOf(server.dir)
  const processes = () =>
    execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => places.some((place) => line.includes(place)))
  expect(processes()).not.toEqual([])
  const ended = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  await wait(5000)
  expect(server.child.signalCode).toBeNull()
  expect(await ended).toEqual([null, 'SIGKILL'])
  // Stopped cleanly, and before the server was gone.
  expect(processes()).toEqual([])
  expect(log).toMatch(/"level":"fatal".*"operation":"page"/)
  await page
  await remove()
})
