// What a crowd at one door does to the server: `npm run bench:crowd`, after `npm run build`. It prints when the last of a
// thousand is answered, what memory that takes, how payments and /healthz fare meanwhile, and how soon all is as before.
// `MINARET_CROWD` says how many come at once.
import { execFileSync } from 'node:child_process'
import { type TimedResponse, sendOnce, flood, getPercentile } from '@minaret/testkit/flood'
import { dataFolder } from '../src/folders.ts'
import { startServerProcess } from '../src/serverProcess.ts'

const crowd = Number(process.env.MINARET_CROWD ?? 1000)

const ms = (time: number) => `${Math.round(time)} ms`.padStart(9)
const say = (name: string, value: string) => process.stdout.write(`${name.padEnd(44)}${value}\n`)

const tell = (name: string, answers: readonly TimedResponse[]) => {
  const refused = answers.filter(({ status }) => status !== 200).length
  const [middle, most, longest] = [0.5, 0.99, 1].map((share) => ms(getPercentile(answers, share)))
  say(name, `${middle} middle ${most} of 99 % ${longest} longest, ${answers.length} asked, ${refused} refused`)
}

const { dir, remove } = await dataFolder()
const host = await startServerProcess({ DATA_DIR: dir, PROXIES: '1' })
const { port } = host
const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(host.child.pid)])) / 1024
const page = (address: string) => sendOnce({ port, host: 'localhost', path: '/', address })
try {
  for (let at = 0; at < 30; at += 1) await page('198.51.100.1')
  const before = memory()
  let most = before
  const weighing = setInterval(() => (most = Math.max(most, memory())), 250)
  const { pages, payments, health } = await flood(port, 'localhost', crowd)

  const over = performance.now()
  for (let quick = 0; quick < 5 && performance.now() - over < 30_000;) {
    const { status, took } = await page('198.51.100.2')
    quick = status === 200 && took < 300 ? quick + 1 : 0
  }
  const recovered = performance.now() - over
  clearInterval(weighing)

  const drawn = pages.filter(({ status }) => status === 200)
  say(`${crowd} pages at once: the last answer`, ms(getPercentile(pages, 1)))
  say('  drawn', `${drawn.length}, the last of them after ${ms(getPercentile(drawn, 1)).trim()}`)
  say('  asked to come again (503)', String(pages.filter(({ status }) => status === 503).length))
  say('  without any answer', String(pages.filter(({ status }) => ![200, 503].includes(status)).length))
  say('memory before, and at most', `${Math.round(before)} MB, ${Math.round(most)} MB`)
  tell('/healthz in calm', health.calm)
  tell('/healthz in the crowd', health.flood)
  tell('the start of a payment in calm', payments.calm)
  tell('the start of a payment in the crowd', payments.flood)
  say('five quick pages in a row again after', ms(recovered))
} finally {
  await host.stop()
  await remove()
}
