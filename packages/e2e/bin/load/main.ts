// The 27th night of Ramadan: `npm run bench:load`, after `npm run build`. First with ten thousand mosques and a million gifts,
// then with ten mosques: a jump from one gift a second to ten, with 400 page views a second, for three minutes. It prints the
// measurements, checks the money to the penny, and fails if a limit in docs/performance.md is missed. Only loopback is used;
// every phase has a fixed duration.
import { parseArgs } from 'node:util'
import { describeMachine, writeSection } from '@minaret/tooling/bench-report'
import type { Phase } from './generator.ts'
import { closeConnections } from './http.ts'
import { failuresOf, tableOf } from './report.ts'
import { runLoad } from './run.ts'

const { values } = parseArgs({
  options: {
    mosques: { type: 'string', default: '10000' },
    gifts: { type: 'string', default: '1000000' },
    few: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '3' },
    rate: { type: 'string', default: '10' },
    views: { type: 'string', default: '400' },
    seed: { type: 'string', default: '27' },
    node: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const readOption = (name: 'mosques' | 'gifts' | 'few' | 'minutes' | 'rate' | 'views' | 'seed', max: number) => {
  const value = Number(values[name])
  if (!(value >= 0 && value <= max)) throw new RangeError(`--${name} must be a number of at most ${max}.`)
  return value
}
const [mosques, gifts, few] = [readOption('mosques', 10_000), readOption('gifts', 1_000_000), readOption('few', 1000)]
const [minutes, rate, views] = [readOption('minutes', 10), readOption('rate', 1000), readOption('views', 10_000)]
const printLine = (line: string) => void process.stdout.write(`${line}\n`)

const phases: Phase[] = [
  { name: 'calm', seconds: 20, gifts: rate / 10, views: views / 10 },
  { name: 'peak', seconds: Math.round(minutes * 60), gifts: rate, views },
  { name: 'after', seconds: 20, gifts: rate / 10, views: views / 10 },
]
const scale = `${rate} gifts and ${views} views a second for ${minutes} min after a tenth of it; ${describeMachine()}. The generator and PostgreSQL share the cores.`
printLine(`${scale}\n`)

const runs = []
for (const count of few > 0 ? [mosques, few] : [mosques])
  runs.push(
    await runLoad({
      mosques: count,
      gifts: Math.round((gifts / mosques) * count),
      phases,
      seed: readOption('seed', 2 ** 32),
      nodeOptions: values.node,
      log: printLine,
    }),
  )
closeConnections()
const failures = failuresOf(runs)
const verdict =
  failures.length > 0 ? `Missed:\n\n${failures.map((failure) => `- ${failure}`).join('\n')}` : 'All limits are met.'
printLine(`\n${tableOf(runs)}\n\n${verdict}`)
if (values.write) await writeSection('load', `${scale}\n\n${tableOf(runs)}\n\n${verdict}`)
process.exitCode = failures.length > 0 ? 1 : 0
