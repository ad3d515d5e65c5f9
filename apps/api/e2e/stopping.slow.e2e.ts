// inputs: apps/api/src packages/foundation/src/{health,load-shedding,postgres,watchdog}
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { createDataFolder, foldersOf, type ServerProcess, startServerProcess } from '@minaret/e2e'

/** Servers on one data folder, stopped even if the test fails. */
const test = base.extend<{ start: (env?: Record<string, string>) => Promise<ServerProcess & { dir: string }> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  start: async ({}, provide) => {
    const { dir, remove } = await createDataFolder()
    const servers: ServerProcess[] = []
    await provide(async (env = {}) => {
      const server = await startServerProcess({ DATA_DIR: dir, ...env })
      servers.push(server)
      return { ...server, dir }
    })
    await Promise.all(servers.map((server) => server.kill()))
    await remove()
  },
})

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Starts a slow request that the server has admitted: it has sent `100 Continue` and waits for the rest of the body. */
async function startSlowRequest(port: number, bodyStart: string): Promise<ClientRequest> {
  const slowRequest = request({
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
  slowRequest.flushHeaders()
  await once(slowRequest, 'continue')
  slowRequest.write(bodyStart)
  return slowRequest
}

const fetchStatus = async (url: string): Promise<number> =>
  fetch(url).then(
    (response) => response.status,
    () => 0,
  )

test('after SIGTERM the server reports draining, keeps responding during the delay, and then stops listening', async ({
  start,
}) => {
  const server = await start({ STOP_DELAY: '8' })
  expect(await fetchStatus(`${server.address}/readyz`)).toBe(200)
  const exit = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  await expect.poll(() => fetchStatus(`${server.address}/readyz`), { intervals: [50] }).toBe(503)
  expect(await fetchStatus(`${server.address}/healthz`)).toBe(200)
  const response = await fetch(`${server.address}/api/donations`)
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close'])
  expect(await exit).toEqual([0, null])
})

test('completes requests in flight at shutdown, and closes idle connections', async ({ start }) => {
  const server = await start()
  const port = server.port
  const agent = new Agent({ keepAlive: true })
  const idleRequest = get({ port, path: '/healthz', agent })
  const [firstResponse]: IncomingMessage[] = await once(idleRequest, 'response')
  if (firstResponse) await text(firstResponse)

  const slowRequest = await startSlowRequest(port, '{"name":')
  const startedAt = performance.now()
  const exit = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  await expect.poll(() => fetchStatus(`${server.address}/healthz`), { intervals: [100] }).toBe(0)
  slowRequest.end('"Aisha"}')
  const [response]: IncomingMessage[] = await once(slowRequest, 'response')
  expect([response?.statusCode, response?.headers.connection]).toEqual([422, 'close'])
  expect(await exit).toEqual([0, null])
  expect(performance.now() - startedAt).toBeLessThan(20_000)
})

test('aborts a request that never ends, so that the server can exit', async ({ start }) => {
  const server = await start({ STOP_TIMEOUT: '1' })
  const endlessRequest = await startSlowRequest(server.port, '{')
  endlessRequest.on('error', () => {})
  const startedAt = performance.now()
  const exit = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})

test('a second signal stops the server at once, unless the terminal is repeating the first', async ({ start }) => {
  const server = await start({ STOP_DELAY: '60' })
  const exit = once(server.child, 'exit')
  server.child.kill('SIGINT')
  server.child.kill('SIGINT')
  await expect.poll(() => fetchStatus(`${server.address}/readyz`)).toBe(503)
  await wait(1300)
  expect(server.child.exitCode).toBeNull()
  server.child.kill('SIGINT')
  expect(await exit).toEqual([1, null])
})

test('a gift whose outcome is pending at shutdown is settled by the next server', async ({ start }) => {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const server = await start()
  const post = async (path: string, body: object): Promise<string> =>
    (await fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) })).text()
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
  await server.stop()
  const nextServer = await start()
  const state = async () =>
    /"state":"(\w+)"/.exec(
      await (await fetch(`${nextServer.address}/api/getDonationTransactionDetail/${id}`)).text(),
    )?.[1]
  await expect.poll(state).toBe('paid')
  await nextServer.stop()
})

/** Preloaded into a server: rendering a page whose address ends in `?block` blocks the event loop forever. */
const blockingScript = `globalThis.Request = class extends Request {
  constructor(url, init) {
    super(url, init)
    while (String(url).endsWith('?block'));
  }
}
`

test('a blocked server logs the blocking operation, and a stop signal kills it with its database', async ({
  start,
}) => {
  const { dir: preloadFolder, remove } = await createDataFolder()
  const preload = path.join(preloadFolder, 'blockedPage.mjs')
  await writeFile(preload, blockingScript)
  const server = await start({ STOP_DELAY: '1', NODE_OPTIONS: `--import=${pathToFileURL(preload).href}` })
  let log = ''
  server.child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const page = fetch(`${server.address}/news?block`).catch(() => undefined)
  await expect.poll(() => log).toMatch(/"operation":"page".*"msg":"the event loop does not respond"/)
  expect(await fetch(`${server.address}/healthz`, { signal: AbortSignal.timeout(1000) }).catch(() => 0)).toBe(0)

  const processPaths = await foldersOf(server.dir)
  const processes = () =>
    execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => processPaths.some((processPath) => line.includes(processPath)))
  expect(processes()).not.toEqual([])
  const exit = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  await wait(5000)
  expect(server.child.signalCode).toBeNull()
  expect(await exit).toEqual([null, 'SIGKILL'])
  // The database was stopped cleanly, before the server was killed.
  expect(processes()).toEqual([])
  expect(log).toMatch(/"level":"fatal".*"operation":"page"/)
  await page
  await remove()
})
