import { afterAll, beforeAll, expect, test } from 'vitest'
import { startYears, type Years } from '../../../server/src/testing/money/liveYears.ts'
import { tellShortest } from '../../../server/src/testing/money/shortest.ts'
import { storiesOf } from '../../../server/src/testing/money/story.ts'

/** A run is a year of one giver: their own actions, faults and events, held against Stripe's ledger by itself. */
const runs = Number(process.env.MINARET_YEARS ?? 105)
const seed = Number(process.env.MINARET_SEED ?? 20_261_120)
/** So many runs at a time: more would only fill the memory. */
const batch = 300

let years: Years
beforeAll(async () => {
  years = await startYears()
})
afterAll(() => years.close())

test(
  'in a year of anything nothing is charged twice, in a pause or after an end, no gift is lost, and all books agree to the penny',
  async () => {
    let charges = 0
    for (let from = 0; from < runs; from += batch) {
      const own = seed + from
      const lived = await years.live(storiesOf(own, Math.min(batch, runs - from)), own)
      charges += lived.charges
      const [failure] = lived.failures
      if (failure) throw new Error(await tellShortest(years, own, failure))
    }
    console.info(`${runs} runs of 52 Fridays, ${charges} charges, seed ${seed}`)
    expect(charges).toBeGreaterThan(runs * 5)
  },
  240_000 + runs * 3000,
)
