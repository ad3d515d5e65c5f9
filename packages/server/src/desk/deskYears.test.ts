import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskYearsServer, startDeskYears } from '../../../acceptance/src/desk-years/startDeskYears.ts'

/** A year, and a tenth of `MINARET_YEARS` where that is set; `MINARET_SEED` says which. */
const runs = process.env.MINARET_YEARS ? Math.ceil(Number(process.env.MINARET_YEARS) / 10) : 1
const seed = Number(process.env.MINARET_SEED ?? 1)

/** What is done in any ten years. */
const everything =
  'give,begin,refund,refund approved,count,pay in,statement,post gift,post box,reverse,merge,speak,withdraw,cancel,claim,claim sent,claim undone,file accepted,file refused,file failed'

let years: DeskYearsServer
beforeAll(async () => {
  years = await startDeskYears()
})
afterAll(() => years.close())

test(
  'whatever staff and donors do in a year, the ledger, the bank and the claims agree with independent books every month',
  async () => {
    const done = new Map<string, number>()
    let gifts = 0
    for (let run = 0; run < runs; run += 1) {
      const lived = await years.live(seed + run)
      gifts += lived.giftCount
      for (const [what, count] of lived.done) done.set(what, (done.get(what) ?? 0) + count)
    }
    console.info(`${runs} years from seed ${seed}, ${gifts} gifts: ${JSON.stringify(Object.fromEntries(done))}`)
    // Years in which little is done prove little.
    for (const what of runs < 10 ? ['give', 'refund', 'count', 'statement'] : everything.split(','))
      expect([what, done.get(what) ?? 0]).not.toEqual([what, 0])
  },
  120_000 + runs * 120_000,
)
