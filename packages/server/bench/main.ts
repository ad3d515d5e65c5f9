import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../foundation/src/postgres/index.ts'
import { cases, headersOf, type Case } from './cases.ts'
import { startChild } from './child.ts'
import type { Ready } from './server.ts'
import { measure, median, type Round } from './measure.ts'

/** The minimum ratios. Below them the command fails. */
const least = { kept: 0.5, fresh: 0.6 }

const say = (text: string) => void process.stdout.write(`${text}\n`)

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '3' } },
})
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]

type Target = 'kept' | 'constant' | 'fresh' | 'query'
type Results = Partial<Record<Target, Round[]>>

/** The targets of a request, one after the other in each round, so that compared measurements are adjacent. */
const targetsOf = ({ method }: Case): readonly Target[] =>
  method === 'GET' ? ['kept', 'constant', 'fresh', 'query'] : ['fresh', 'constant', 'query']

let sent = 0

async function measureCase(one: Case, at: number, ready: Ready): Promise<Results> {
  const shotAt = (target: Target) => ({
    port: target === 'kept' || target === 'fresh' ? ready[target] : ready.bare,
    method: one.method,
    path: target === 'kept' || target === 'fresh' ? (ready.paths[at] ?? '') : `/${target}/${at}`,
    headers: headersOf(one, ready.hostname),
    body: one.body && (() => JSON.stringify(one.body?.((sent += 1)))),
  })
  const results: Results = {}
  for (const target of targetsOf(one)) await measure(shotAt(target), 1)
  for (let round = 0; round < rounds; round += 1)
    for (const target of targetsOf(one)) (results[target] ??= []).push(await measure(shotAt(target), seconds))
  return results
}

/** The median ratio of the rounds, so that a disturbance affects only its own round. */
const ratioOf = (ours: readonly Round[] = [], theirs: readonly Round[] = []) =>
  median(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN)))

const middle = (results: readonly Round[] = [], of: keyof Round) => median(results.map((round) => round[of]))

const words: Record<Target, string> = {
  kept: 'kept for a moment',
  constant: 'bare, a constant of that size',
  fresh: 'made each time',
  query: 'bare, the same query',
}

const line = (...cells: readonly string[]) =>
  say(cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(at === 4 ? 16 : 10))).join(''))

/** Prints the rows of a request. @returns the ratios below their minimum */
function print(one: Case, results: Results, size: number): string[] {
  line(`${one.name} (${size} B)`)
  const short: string[] = []
  for (const target of targetsOf(one)) {
    const against = target === 'kept' ? 'constant' : target === 'fresh' ? 'query' : undefined
    const ratio = against ? ratioOf(results[target], results[against]) : undefined
    const goal = one.method === 'GET' && (target === 'kept' || target === 'fresh') ? least[target] : undefined
    const told = ratio === undefined ? '' : `${Math.round(ratio * 100)} %${goal ? ` of ${goal * 100}` : ''}`
    const round = results[target]
    line(
      `  ${words[target]}`,
      middle(round, 'rate').toFixed(0),
      middle(round, 'p50').toFixed(2),
      middle(round, 'p99').toFixed(2),
      told,
    )
    if (ratio !== undefined && goal !== undefined && !(ratio >= goal))
      short.push(`${one.name}, ${words[target]}: ${told}`)
  }
  return short
}

const root = await mkdtemp(path.join(tmpdir(), 'minaret-bench-'))
const postgres = await startPostgres({ root, durable: false, maxConnections: 100 })
const child = await startChild([postgres.url])
const short: string[] = []
try {
  const { ready } = child
  say(
    `${cpus().length} processors (${cpus()[0]?.model}), Node ${process.versions.node}, 16 connections, ${rounds} rounds of ${seconds} s each, taken in turns; the middle round counts.\n`,
  )
  line('', 'a second', 'p50 ms', 'p99 ms', 'of the bare one')
  for (const [at, one] of cases.entries())
    short.push(...print(one, await measureCase(one, at, ready), ready.sizes[at] ?? 0))
} finally {
  await child.stop()
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
}
if (short.length > 0) {
  say(`\nBelow what was promised:\n${short.map((one) => `  ${one}`).join('\n')}`)
  process.exit(1)
}
say('\nEvery read keeps what was promised: half of a bare route when kept, 60 % of the bare query when made.')
