import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type DeskSimulationServer,
  startDeskSimulation,
} from '../../../acceptance/src/desk-simulation/startDeskSimulation.ts'

/** Number of simulated years: one, or a tenth of `MINARET_YEARS` if set. `MINARET_SEED` selects the first. */
const runs = process.env.MINARET_YEARS ? Math.ceil(Number(process.env.MINARET_YEARS) / 10) : 1
const seed = Number(process.env.MINARET_SEED ?? 1)

/** Actions that occur in any ten simulated years. */
const expectedActions =
  'give,begin,refund,refund approved,count,pay in,statement,post gift,post box,reverse,merge,speak,withdraw,cancel,claim,claim sent,claim undone,file accepted,file refused,file failed'

let simulation: DeskSimulationServer
beforeAll(async () => {
  simulation = await startDeskSimulation()
})
afterAll(() => simulation.close())

test(
  'the ledger, the bank and the claims agree with an independent ledger every month of a simulated year',
  async () => {
    const actionCounts = new Map<string, number>()
    let giftCount = 0
    for (let run = 0; run < runs; run += 1) {
      const year = await simulation.live(seed + run)
      giftCount += year.giftCount
      for (const [action, count] of year.done) actionCounts.set(action, (actionCounts.get(action) ?? 0) + count)
    }
    console.info(
      `${runs} years from seed ${seed}, ${giftCount} gifts: ${JSON.stringify(Object.fromEntries(actionCounts))}`,
    )
    // A year with few actions proves little.
    for (const action of runs < 10 ? ['give', 'refund', 'count', 'statement'] : expectedActions.split(','))
      expect([action, actionCounts.get(action) ?? 0]).not.toEqual([action, 0])
  },
  120_000 + runs * 120_000,
)
