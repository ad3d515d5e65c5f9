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
const least = 0.75

const { values } = parseArgs({
  options: {
    tenants: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
  },
})
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
const say = (text: string) => void process.stdout.write(`${text}\n`)

let sent = 0

/** Measures a request. @returns requests per second */
async function rateOf(ready: Ready, at: number, target: 'kept' | 'fresh'): Promise<number> {
  const one = cases[at]
  if (!one) throw new Error(`There is no case ${at}.`)
  const shot = {
    port: ready[target],
    method: one.method,
    path: ready.paths[at] ?? '',
    headers: headersOf(one, ready.hostname),
    body: one.body && (() => JSON.stringify(one.body?.((sent += 1)))),
  }
  return (await measure(shot, seconds)).rate
}

const root = await mkdtemp(path.join(tmpdir(), 'minaret-bench-'))
const postgres = await startPostgres({ root, durable: false, maxConnections: 100 })
const few = await startChild([postgres.url, 'few'])
const begun = performance.now()
const many = await startChild([postgres.url, 'many', values.tenants])
const short: string[] = []
try {
  say(`${values.tenants} mosques came in after ${((performance.now() - begun) / 1000).toFixed(0)} s.\n`)
  say(`${''.padEnd(38)}${'few'.padStart(10)}${'many'.padStart(10)}   of the few (a second; middle of ${rounds} rounds)`)
  for (const [at, { name, method }] of cases.entries())
    for (const target of method === 'GET' ? (['kept', 'fresh'] as const) : (['fresh'] as const)) {
      const pairs: { few: number; many: number }[] = []
      // Alternating, so that a disturbance of the machine affects both.
      for (let round = 0; round <= rounds; round += 1)
        pairs.push({ few: await rateOf(few.ready, at, target), many: await rateOf(many.ready, at, target) })
      const counted = pairs.slice(1)
      const ratio = median(counted.map((pair) => pair.many / pair.few))
      const said = `${name}, ${target === 'kept' ? 'kept' : 'made each time'}`
      const cell = (of: 'few' | 'many') =>
        median(counted.map((pair) => pair[of]))
          .toFixed(0)
          .padStart(10)
      say(`${said.padEnd(38)}${cell('few')}${cell('many')}   ${Math.round(ratio * 100)} %`)
      if (!(ratio >= least)) short.push(`${said}: ${Math.round(ratio * 100)} %`)
    }
} finally {
  await many.stop()
  await few.stop()
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
}
if (short.length > 0) {
  say(`\nSlower by more than a quarter:\n${short.map((one) => `  ${one}`).join('\n')}`)
  process.exit(1)
}
say(`\nWith ${values.tenants} mosques every call keeps three quarters of its speed and more.`)
