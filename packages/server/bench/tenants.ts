import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../foundation/src/postgres/index.ts'
import { cases, headersOf } from './cases.ts'
import { startChild } from './child.ts'
import type { Ready } from './server.ts'
import { measure, median } from './measure.ts'

/** The minimum rate of a server with many mosques relative to one with a few. Below it the command fails. */
const minimumRatio = 0.75

const { values } = parseArgs({
  options: {
    tenants: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
  },
})
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
const writeLine = (text: string) => void process.stdout.write(`${text}\n`)

let sent = 0

/** Measures a request. @returns requests per second */
async function rateOf(ready: Ready, index: number, target: 'cached' | 'computed'): Promise<number> {
  const benchCase = cases[index]
  if (!benchCase) throw new Error(`There is no case ${index}.`)
  const load = {
    port: ready[target],
    method: benchCase.method,
    path: ready.paths[index] ?? '',
    headers: headersOf(benchCase, ready.hostname),
    body: benchCase.body && (() => JSON.stringify(benchCase.body?.((sent += 1)))),
  }
  return (await measure(load, seconds)).rate
}

const root = await mkdtemp(path.join(tmpdir(), 'minaret-bench-'))
const postgres = await startPostgres({ root, durable: false, maxConnections: 100 })
const few = await startChild([postgres.url, 'few'])
const startedAt = performance.now()
const many = await startChild([postgres.url, 'many', values.tenants])
const failures: string[] = []
try {
  writeLine(`${values.tenants} mosques were imported in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.\n`)
  writeLine(
    `${''.padEnd(38)}${'few'.padStart(10)}${'many'.padStart(10)}   ratio (per second; median of ${rounds} rounds)`,
  )
  for (const [index, { name, method }] of cases.entries())
    for (const target of method === 'GET' ? (['cached', 'computed'] as const) : (['computed'] as const)) {
      const pairs: { few: number; many: number }[] = []
      // Alternating, so that a disturbance of the machine affects both.
      for (let round = 0; round <= rounds; round += 1)
        pairs.push({ few: await rateOf(few.ready, index, target), many: await rateOf(many.ready, index, target) })
      const measuredPairs = pairs.slice(1)
      const ratio = median(measuredPairs.map((pair) => pair.many / pair.few))
      const label = `${name}, ${target}`
      const cell = (of: 'few' | 'many') =>
        median(measuredPairs.map((pair) => pair[of]))
          .toFixed(0)
          .padStart(10)
      writeLine(`${label.padEnd(38)}${cell('few')}${cell('many')}   ${Math.round(ratio * 100)} %`)
      if (!(ratio >= minimumRatio)) failures.push(`${label}: ${Math.round(ratio * 100)} %`)
    }
} finally {
  await many.stop()
  await few.stop()
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
}
if (failures.length > 0) {
  writeLine(`\nSlower by more than a quarter:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
  process.exit(1)
}
writeLine(`\nWith ${values.tenants} mosques every call is at least three quarters as fast as with a few.`)
