import { expect, test } from 'vitest'
import { startTestServer } from '../../../acceptance/src/index.ts'

/** Makes requests and returns the proxy alarms in the log. */
async function collectAlarms(proxies: number, requests: { remoteAddress: string; headers: Record<string, string> }[]) {
  const lines: { alarm?: string; msg: string }[] = []
  const server = await startTestServer({
    jobs: false,
    proxies,
    logLevel: 'error',
    logTo: {
      write(line) {
        const entry: (typeof lines)[number] = JSON.parse(line)
        lines.push(entry)
      },
    },
  })
  for (const { remoteAddress, headers } of requests)
    await server.app.inject({ url: '/api/donations', remoteAddress, headers: { host: 'nobody.example', ...headers } })
  await server.close()
  return lines.filter(({ alarm }) => alarm === 'proxies')
}

const forwarded = { 'x-forwarded-for': '198.51.100.7' }

test('logs an alarm about a proxy missing from PROXIES once, without any address', async () => {
  const request = { remoteAddress: '127.0.0.1', headers: forwarded }
  const entries = await collectAlarms(0, [request, request, { ...request, headers: { forwarded: 'for=198.51.100.8' } }])
  expect(entries).toMatchObject([
    { msg: expect.stringContaining('Set PROXIES to the number of proxies'), level: 'error' },
  ])
  expect(JSON.stringify(entries)).not.toContain('198.51.100')
})

test.each([
  ['a container on the same machine', '172.17.0.1'],
  ['this machine, by IPv6', '::1'],
  ['a private network', 'fd00::5'],
])('logs the alarm for %s', async (_, remoteAddress) => {
  expect(await collectAlarms(0, [{ remoteAddress, headers: forwarded }])).toHaveLength(1)
})

test.each([
  ['a configured proxy', 1, '127.0.0.1', forwarded],
  ['no proxy', 0, '127.0.0.1', {}],
  ['a visitor who sets the header', 0, '198.51.100.7', forwarded],
])('logs no alarm for %s', async (_, proxies, remoteAddress, headers) => {
  expect(await collectAlarms(proxies, [{ remoteAddress, headers }])).toEqual([])
})
