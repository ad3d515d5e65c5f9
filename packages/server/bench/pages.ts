import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../foundation/src/postgres/index.ts'
import { measure, median, type Round } from './measure.ts'
import type { PagesReady } from './pagesServer.ts'

/** The minimum rate of a cached page relative to a bare route that sends the same bytes. Below it the command fails. */
const least = 0.75

const say = (text: string) => void process.stdout.write(`${text}\n`)

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    /** Another build of the website, for comparison. */
    site: { type: 'string', default: fileURLToPath(new URL('../../../apps/website/dist', import.meta.url)) },
    address: { type: 'string', default: '/' },
    /** Measures only one of the three targets, for profiling. */
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
})

const root = await mkdtemp(path.join(tmpdir(), 'minaret-bench-'))
const postgres = await startPostgres({ root, durable: false, maxConnections: 100 })
const child = fork(
  fileURLToPath(new URL('pagesServer.ts', import.meta.url)),
  [postgres.url, values.site, values.address],
  {
    execArgv: [
      '--conditions=source',
      '--disable-warning=ExperimentalWarning',
      ...(values.profile ? ['--cpu-prof', '--cpu-prof-dir', root] : []),
    ],
  },
)
const gone = once(child, 'exit')
const failed = gone.then((): never => {
  throw new Error('The measured server did not start; see above.')
})
/** Waits for the next message of our own child process. */
async function nextMessage<T>(): Promise<T> {
  const message: T[] = await Promise.race([once(child, 'message'), failed])
  const [first] = message
  if (first === undefined) throw new Error('The child process sent no message.')
  return first
}
/** Returns the child's memory in megabytes, and its processor time in microseconds. */
async function askUsage(): Promise<{ memory: number; cpu: number }> {
  child.send('usage')
  const { memory, cpu } = await nextMessage<{ memory: number; cpu: number }>()
  return { memory: Math.round(memory / 1024 / 1024), cpu }
}

const targets = ['cached', 'bare', 'drawn'] as const
/**
 * A round, with the processor time per response in microseconds, which other processes on the machine do not affect.
 */
type PageRound = Round & { cpu: number }
const results: Record<(typeof targets)[number], PageRound[]> = { cached: [], bare: [], drawn: [] }
try {
  const ready = await nextMessage<PagesReady>()
  const shotAt = (target: (typeof targets)[number]) => ({
    port: ready[target],
    method: 'GET' as const,
    path: target === 'bare' ? '/' : values.address,
    headers: { host: ready.hostname, 'accept-encoding': 'br' },
  })
  for (const target of targets) await measure(shotAt(target), 2)
  const before = await askUsage()
  const seconds = Number(values.seconds)
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const target of values.only ? [values.only] : targets) {
      if (target !== 'cached' && target !== 'bare' && target !== 'drawn') throw new Error(`There is no ${target}.`)
      const from = await askUsage()
      const measured = await measure(shotAt(target), seconds)
      const until = await askUsage()
      results[target].push({ ...measured, cpu: (until.cpu - from.cpu) / (measured.rate * seconds) })
    }
  const rateOf = (target: (typeof targets)[number]) => median(results[target].map(({ rate }) => rate))
  const cpuOf = (target: (typeof targets)[number]) => median(results[target].map(({ cpu }) => cpu))
  const ratioOf = (target: 'cached' | 'drawn') =>
    median(results[target].map(({ rate }, at) => rate / (results.bare[at]?.rate ?? Number.NaN)))
  say(
    `${cpus().length} processors (${cpus()[0]?.model}), Node ${process.versions.node}, ${values.address}, ${ready.bytes} bytes`,
  )
  for (const target of targets)
    say(
      `${target.padEnd(8)} ${rateOf(target).toFixed(0).padStart(7)} a second ${cpuOf(target).toFixed(0).padStart(7)} µs of the processor`,
    )
  say(`cached, of bare: ${ratioOf('cached').toFixed(2)} of ${least}`)
  say(`drawn, of bare: ${ratioOf('drawn').toFixed(4)}`)
  say(
    `by processor time: cached ${(cpuOf('bare') / cpuOf('cached')).toFixed(2)}, drawn ${(cpuOf('bare') / cpuOf('drawn')).toFixed(4)}`,
  )
  say(`memory: ${before.memory} MB, then ${(await askUsage()).memory} MB`)
  if (!(ratioOf('cached') >= least)) process.exitCode = 1
} finally {
  if (child.connected) child.disconnect()
  await gone
  await postgres.stop()
  if (values.profile) say(`The profile is in ${root}.`)
  else await rm(root, { recursive: true, force: true })
}
