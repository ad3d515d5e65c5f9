// Measures a thousand simultaneous visitors: `npm run bench:crowd`, after `npm run build`. It prints the time to the last
// response, the memory used, the response times of payments and /healthz meanwhile, and the time to recover.
// `MINARET_CROWD` sets the number of visitors.
import { execFileSync } from 'node:child_process'
import { type TimedResponse, sendOnce, flood, getPercentile } from '@minaret/testkit/flood'
import { dataFolder } from '../src/folders.ts'
import { startServerProcess } from '../src/serverProcess.ts'

const crowd = Number(process.env.MINARET_CROWD ?? 1000)

const ms = (time: number) => `${Math.round(time)} ms`.padStart(9)
const print = (name: string, value: string) => process.stdout.write(`${name.padEnd(44)}${value}\n`)

const printTimes = (name: string, responses: readonly TimedResponse[]) => {
  const refused = responses.filter(({ status }) => status !== 200).length
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => ms(getPercentile(responses, share)))
  print(name, `${p50} p50 ${p99} p99 ${max} max, ${responses.length} sent, ${refused} refused`)
}

const { dir, remove } = await dataFolder()
const server = await startServerProcess({ DATA_DIR: dir, PROXIES: '1' })
const { port } = server
const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)])) / 1024
const page = (address: string) => sendOnce({ port, host: 'localhost', path: '/', address })
try {
  for (let at = 0; at < 30; at += 1) await page('198.51.100.1')
  const before = memory()
  let peak = before
  const sampling = setInterval(() => (peak = Math.max(peak, memory())), 250)
  const { pages, payments, health } = await flood(port, 'localhost', crowd)

  const ended = performance.now()
  for (let fastCount = 0; fastCount < 5 && performance.now() - ended < 30_000;) {
    const { status, took } = await page('198.51.100.2')
    fastCount = status === 200 && took < 300 ? fastCount + 1 : 0
  }
  const recovered = performance.now() - ended
  clearInterval(sampling)

  const rendered = pages.filter(({ status }) => status === 200)
  print(`${crowd} pages at once: the last response`, ms(getPercentile(pages, 1)))
  print('  rendered', `${rendered.length}, the last of them after ${ms(getPercentile(rendered, 1)).trim()}`)
  print('  refused with 503', String(pages.filter(({ status }) => status === 503).length))
  print('  without a response', String(pages.filter(({ status }) => ![200, 503].includes(status)).length))
  print('memory before, peak', `${Math.round(before)} MB, ${Math.round(peak)} MB`)
  printTimes('/healthz at rest', health.calm)
  printTimes('/healthz under load', health.flood)
  printTimes('the start of a payment at rest', payments.calm)
  printTimes('the start of a payment under load', payments.flood)
  print('five fast pages in a row again after', ms(recovered))
} finally {
  await server.stop()
  await remove()
}
