// Measures a thousand simultaneous visitors: `npm run bench:crowd`, after `npm run build`. It prints the time to the last
// response, the memory used, the response times of payments and /healthz meanwhile, and the time to recover.
// `MINARET_CROWD` sets the number of visitors.
import { execFileSync } from 'node:child_process'
import { type TimedResponse, sendOnce, flood, getPercentile } from '@minaret/testkit/flood'
import { createDataFolder } from '../src/folders.ts'
import { startServerProcess } from '../src/serverProcess.ts'

const visitorCount = Number(process.env.MINARET_CROWD ?? 1000)

const formatMs = (time: number) => `${Math.round(time)} ms`.padStart(9)
const print = (name: string, value: string) => process.stdout.write(`${name.padEnd(44)}${value}\n`)

const printTimes = (name: string, responses: readonly TimedResponse[]) => {
  const refusedCount = responses.filter(({ status }) => status !== 200).length
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => formatMs(getPercentile(responses, share)))
  print(name, `${p50} p50 ${p99} p99 ${max} max, ${responses.length} sent, ${refusedCount} refused`)
}

const { dir, remove } = await createDataFolder()
const server = await startServerProcess({ DATA_DIR: dir, PROXIES: '1' })
const { port } = server
const readMemoryMb = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)])) / 1024
const requestPage = (address: string) => sendOnce({ port, host: 'localhost', path: '/', address })
try {
  for (let count = 0; count < 30; count += 1) await requestPage('198.51.100.1')
  const initialMb = readMemoryMb()
  let peakMb = initialMb
  const samplingTimer = setInterval(() => (peakMb = Math.max(peakMb, readMemoryMb())), 250)
  const { pages, payments, health } = await flood(port, 'localhost', visitorCount)

  const endedAt = performance.now()
  for (let fastCount = 0; fastCount < 5 && performance.now() - endedAt < 30_000;) {
    const { status, durationMs } = await requestPage('198.51.100.2')
    fastCount = status === 200 && durationMs < 300 ? fastCount + 1 : 0
  }
  const recoveryMs = performance.now() - endedAt
  clearInterval(samplingTimer)

  const renderedPages = pages.filter(({ status }) => status === 200)
  print(`${visitorCount} pages at once: the last response`, formatMs(getPercentile(pages, 1)))
  print(
    '  rendered',
    `${renderedPages.length}, the last of them after ${formatMs(getPercentile(renderedPages, 1)).trim()}`,
  )
  print('  refused with 503', String(pages.filter(({ status }) => status === 503).length))
  print('  without a response', String(pages.filter(({ status }) => ![200, 503].includes(status)).length))
  print('memory before, peak', `${Math.round(initialMb)} MB, ${Math.round(peakMb)} MB`)
  printTimes('/healthz at rest', health.baseline)
  printTimes('/healthz under load', health.flood)
  printTimes('the start of a payment at rest', payments.baseline)
  printTimes('the start of a payment under load', payments.flood)
  print('five fast pages in a row again after', formatMs(recoveryMs))
} finally {
  await server.stop()
  await remove()
}
