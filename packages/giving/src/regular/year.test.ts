import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSimulation, type Simulation } from '../../../acceptance/src/money/liveYears.ts'
import { reportShortest } from '../../../acceptance/src/money/shortest.ts'
import { generateScenarios } from '../../../acceptance/src/money/scenario.ts'

/** A run is a year of one donor: their own actions, faults and events, held against Stripe's ledger by itself. */
const runs = Number(process.env.MINARET_YEARS ?? 12)
const seed = Number(process.env.MINARET_SEED ?? 20_261_120)
/** So many runs at a time: more would only fill the memory. */
const batch = 300

let years: Simulation
beforeAll(async () => {
  years = await startSimulation()
})
afterAll(() => years.close())

test(
  'in a year of anything nothing is charged twice, in a pause or after an end, no gift is lost, and all books agree to the penny',
  async () => {
    let charges = 0
    for (let from = 0; from < runs; from += batch) {
      const own = seed + from
      const lived = await years.live(generateScenarios(own, Math.min(batch, runs - from)), own)
      charges += lived.charges
      const [failure] = lived.failures
      if (failure) throw new Error(await reportShortest(years, own, failure))
    }
    console.info(`${runs} runs of 52 Fridays, ${charges} charges, seed ${seed}`)
    expect(charges).toBeGreaterThan(runs * 5)
  },
  240_000 + runs * 3000,
)
