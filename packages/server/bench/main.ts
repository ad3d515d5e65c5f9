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
const minimumRatios = { cached: 0.5, computed: 0.6 }

const writeLine = (text: string) => void process.stdout.write(`${text}\n`)

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '3' } },
})
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]

type Target = 'cached' | 'constant' | 'computed' | 'query'
type Results = Partial<Record<Target, Round[]>>

/** The targets of a request, one after the other in each round, so that compared measurements are adjacent. */
const targetsOf = ({ method }: Case): readonly Target[] =>
  method === 'GET' ? ['cached', 'constant', 'computed', 'query'] : ['computed', 'constant', 'query']

let sent = 0

async function measureCase(benchCase: Case, index: number, ready: Ready): Promise<Results> {
  const loadOf = (target: Target) => ({
    port: target === 'cached' || target === 'computed' ? ready[target] : ready.bare,
    method: benchCase.method,
    path: target === 'cached' || target === 'computed' ? (ready.paths[index] ?? '') : `/${target}/${index}`,
    headers: headersOf(benchCase, ready.hostname),
    body: benchCase.body && (() => JSON.stringify(benchCase.body?.((sent += 1)))),
  })
  const results: Results = {}
  for (const target of targetsOf(benchCase)) await measure(loadOf(target), 1)
  for (let round = 0; round < rounds; round += 1)
    for (const target of targetsOf(benchCase)) (results[target] ??= []).push(await measure(loadOf(target), seconds))
  return results
}

/** The median ratio of the rounds, so that a disturbance affects only its own round. */
const ratioOf = (results: readonly Round[] = [], bareResults: readonly Round[] = []) =>
  median(results.map(({ rate }, round) => rate / (bareResults[round]?.rate ?? Number.NaN)))

const medianOf = (results: readonly Round[] = [], of: keyof Round) => median(results.map((round) => round[of]))

const targetLabels: Record<Target, string> = {
  cached: 'cached',
  constant: 'bare, a constant of that size',
  computed: 'computed for each request',
  query: 'bare, the same query',
}

const writeRow = (...cells: readonly string[]) =>
  writeLine(cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(at === 4 ? 16 : 10))).join(''))

/** Prints the rows of a request. @returns the ratios below their minimum */
function printCase(benchCase: Case, results: Results, size: number): string[] {
  writeRow(`${benchCase.name} (${size} B)`)
  const failures: string[] = []
  for (const target of targetsOf(benchCase)) {
    const against = target === 'cached' ? 'constant' : target === 'computed' ? 'query' : undefined
    const ratio = against ? ratioOf(results[target], results[against]) : undefined
    const goal =
      benchCase.method === 'GET' && (target === 'cached' || target === 'computed') ? minimumRatios[target] : undefined
    const ratioLabel = ratio === undefined ? '' : `${Math.round(ratio * 100)} %${goal ? ` of ${goal * 100}` : ''}`
    const round = results[target]
    writeRow(
      `  ${targetLabels[target]}`,
      medianOf(round, 'rate').toFixed(0),
      medianOf(round, 'p50').toFixed(2),
      medianOf(round, 'p99').toFixed(2),
      ratioLabel,
    )
    if (ratio !== undefined && goal !== undefined && !(ratio >= goal))
      failures.push(`${benchCase.name}, ${targetLabels[target]}: ${ratioLabel}`)
  }
  return failures
}

const root = await mkdtemp(path.join(tmpdir(), 'minaret-bench-'))
const postgres = await startPostgres({ root, durable: false, maxConnections: 100 })
const child = await startChild([postgres.url])
const failures: string[] = []
try {
  const { ready } = child
  writeLine(
    `${cpus().length} processors (${cpus()[0]?.model}), Node ${process.versions.node}, 16 connections, ${rounds} rounds of ${seconds} s each, alternating; medians.\n`,
  )
  writeRow('', 'per second', 'p50 ms', 'p99 ms', 'of bare')
  for (const [index, benchCase] of cases.entries())
    failures.push(...printCase(benchCase, await measureCase(benchCase, index, ready), ready.sizes[index] ?? 0))
} finally {
  await child.stop()
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
}
if (failures.length > 0) {
  writeLine(`\nBelow the limit:\n${failures.map((one) => `  ${one}`).join('\n')}`)
  process.exit(1)
}
writeLine('\nEvery read is within its limit: half of a bare route if cached, 60 % of the bare query if computed.')
