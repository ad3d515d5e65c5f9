import { afterAll, beforeAll, expect, test } from 'vitest'
import { effort } from '@minaret/tooling/tier'
import { startSimulation, type Simulation } from '../../../acceptance/src/money/liveYears.ts'
import { reportShortest } from '../../../acceptance/src/money/shortest.ts'
import { generateScenarios } from '../../../acceptance/src/money/scenario.ts'

/** The number of runs: each is one donor's year of random actions, faults and events, compared with Stripe's own ledger. */
const runs = Number(process.env.MINARET_YEARS ?? effort(5, 12))
const seed = Number(process.env.MINARET_SEED ?? 20_261_120)
/** Runs per batch, limited by memory. */
const batchSize = 300

let simulation: Simulation
beforeAll(async () => {
  simulation = await startSimulation()
})
afterAll(() => simulation.close())

test(
  'over a random year, charges nothing twice, in a pause or after an end, loses no gift, and all ledgers agree to the penny',
  async () => {
    let charges = 0
    for (let from = 0; from < runs; from += batchSize) {
      const batchSeed = seed + from
      const result = await simulation.run(generateScenarios(batchSeed, Math.min(batchSize, runs - from)), batchSeed)
      charges += result.charges
      const [failure] = result.failures
      if (failure) throw new Error(await reportShortest(simulation, batchSeed, failure))
    }
    console.info(`${runs} runs of 52 Fridays, ${charges} charges, seed ${seed}`)
    expect(charges).toBeGreaterThan(runs * 5)
  },
  240_000 + runs * 3000,
)
