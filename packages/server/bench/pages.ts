import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../../foundation/src/postgres/index.ts'
import { measure, median } from './measure.ts'
import type { PagesReady, Usage } from './pagesServer.ts'

/**
 * The limits, relative to a bare route that sends the same bytes in the same run, and in statements. Beyond them the
 * command fails.
 */
const limits = { firstCpu: 80, storeCpu: 15, memoryCpu: 1.7, memoryRate: 0.85, firstStatements: 2, storeStatements: 1 }

const say = (text: string) => void process.stdout.write(`${text}\n`)

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    /** Another build of the website, for comparison. */
    site: { type: 'string', default: fileURLToPath(new URL('../../../apps/website/dist', import.meta.url)) },
    /** Measures only one page, by name. */
    page: { type: 'string' },
    /** Measures only first renderings, and writes a CPU profile. */
    profile: { type: 'boolean', default: false },
  },
})

const root = await mkdtemp(path.join(tmpdir(), 'minaret-bench-'))
const postgres = await startPostgres({ root, durable: false, maxConnections: 100 })
const child = fork(fileURLToPath(new URL('pagesServer.ts', import.meta.url)), [postgres.url, values.site], {
  execArgv: [
    '--conditions=source',
    '--disable-warning=ExperimentalWarning',
    ...(values.profile ? ['--cpu-prof', '--cpu-prof-dir', root] : []),
  ],
})
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

const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
const { rows } = await client.query<{ file: string }>("SELECT pg_read_file('postmaster.pid') AS file")
const postmaster = rows[0]?.file.split('\n')[0]
await client.end()

/** Returns the processor time of PostgreSQL's processes in microseconds; NaN where there is no /proc. */
async function postgresCpu(): Promise<number> {
  const names = await readdir('/proc').catch(() => undefined)
  if (!names) return Number.NaN
  const stats = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')),
  )
  return stats.reduce((total, stat) => {
    // The fields after the name, which is in brackets: state, parent, …, user and system time in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[1] === postmaster ? total + (Number(fields[11]) + Number(fields[12])) * 10_000 : total
  }, 0)
}

async function askUsage(): Promise<Usage & { postgres: number }> {
  child.send('usage')
  return { ...(await nextMessage<Usage>()), postgres: await postgresCpu() }
}

const targets = ['first', 'store', 'memory', 'bare'] as const
type Target = (typeof targets)[number]
/** Per response: processor time of the server and of PostgreSQL in microseconds, and statements; and responses per second. */
type Result = { cpu: number; postgres: number; statements: number; rate: number }

try {
  const ready = await nextMessage<PagesReady>()
  const processor = cpus()
  say(`${processor.length} processors (${processor[0]?.model}), Node ${process.versions.node}`)
  const headers = { host: ready.hostname, 'accept-encoding': 'br' }
  const seconds = Number(values.seconds)
  const problems: string[] = []
  for (const { name, address, bytes } of ready.pages.filter((page) => (values.page ?? page.name) === page.name)) {
    const results: Record<Target, Result[]> = { first: [], store: [], memory: [], bare: [] }
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const target of values.profile ? (['first'] as const) : targets) {
        const before = await askUsage()
        // Simultaneous requests share a rendering.
        const connections = target === 'first' || target === 'store' ? 1 : 16
        const shot = { port: ready.ports[target], method: 'GET' as const, path: address, headers, connections }
        const { rate, count } = await measure(shot, seconds)
        const after = await askUsage()
        results[target].push({
          rate,
          cpu: (after.cpu - before.cpu) / count,
          postgres: (after.postgres - before.postgres) / count,
          statements: (after.statements - before.statements) / count,
        })
      }
    const typical = (target: Target, figure: keyof Result) => median(results[target].map((result) => result[figure]))
    const ratio = (target: Target, figure: keyof Result) =>
      median(results[target].map((result, at) => result[figure] / (results.bare[at]?.[figure] ?? Number.NaN)))
    const figures = {
      firstCpu: ratio('first', 'cpu'),
      storeCpu: ratio('store', 'cpu'),
      memoryCpu: ratio('memory', 'cpu'),
      memoryRate: ratio('memory', 'rate'),
      firstStatements: typical('first', 'statements'),
      storeStatements: typical('store', 'statements'),
    }
    say(
      `${name.padEnd(13)} ${String(bytes).padStart(6)} bytes. First: ${(typical('first', 'cpu') / 1000).toFixed(1)} ms of CPU (${figures.firstCpu.toFixed(0)} × bare), ${(typical('first', 'postgres') / 1000).toFixed(1)} ms of PostgreSQL, ${figures.firstStatements.toFixed(1)} statements. Store: ${(typical('store', 'cpu') / 1000).toFixed(2)} ms of CPU (${figures.storeCpu.toFixed(1)} × bare), ${(typical('store', 'postgres') / 1000).toFixed(1)} ms of PostgreSQL, ${figures.storeStatements.toFixed(1)} statements. Memory: ${typical('memory', 'cpu').toFixed(0)} µs (${figures.memoryCpu.toFixed(2)} × bare), rate ${figures.memoryRate.toFixed(2)} of bare`,
    )
    if (values.profile) continue
    if (!(figures.firstCpu <= limits.firstCpu)) problems.push(`${name}: a first rendering costs too much`)
    if (!(figures.storeCpu <= limits.storeCpu)) problems.push(`${name}: from the database it costs too much`)
    if (!(figures.storeStatements <= limits.storeStatements + 0.1))
      problems.push(`${name}: too many statements for a stored page`)
    if (!(figures.memoryCpu <= limits.memoryCpu)) problems.push(`${name}: from memory it costs too much`)
    if (!(figures.memoryRate >= limits.memoryRate)) problems.push(`${name}: from memory it is too slow`)
    if (!(figures.firstStatements <= limits.firstStatements + 0.1)) problems.push(`${name}: too many statements`)
  }
  say(`memory: ${Math.round((await askUsage()).memory / 1024 / 1024)} MB`)
  for (const problem of problems) say(`Over the limit: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
} finally {
  if (child.connected) child.disconnect()
  await gone
  await postgres.stop()
  if (values.profile) say(`The profile is in ${root}.`)
  else await rm(root, { recursive: true, force: true })
}
