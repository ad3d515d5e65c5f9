import { createRandom } from '../../../testkit/src/stripe/store.ts'
import { subscribeWebhooks } from './webhooks.ts'
import { type SimulatedDonor, createDonor } from './donor.ts'
import { createMosque } from './openMosque.ts'
import type { SimulationContext, MosqueContext } from './context.ts'
import { type Scenario, zones } from './scenario.ts'

/** A simulated year of one mosque. */
export type MosqueYear = MosqueContext & {
  scenario: Scenario
  donors: SimulatedDonor[]
  /** Runs a moment of the year. */
  runMoment(moment: number): Promise<void>
  /** Lets slow banks accept or decline their payments. */
  settleSlowBanks(): void
  /** Removes most events from Stripe's list. */
  removeEvents(): void
}

/** The probability that slow banks decide in a moment. */
const decisionChance = 0.3
/** The probability that a slow bank accepts a payment. */
const acceptanceChance = 0.6

/** Opens a mosque and creates its donors. */
export async function startMosqueYear(scenario: Scenario, simulation: SimulationContext): Promise<MosqueYear> {
  const { giving, now } = simulation
  const zone = zones[scenario.zone] ?? zones[0]
  const mosque = await createMosque(giving, zone)
  const account = giving.stub.getAccount(mosque.secretKey)
  account.shuffleEvents(scenario.seed)
  const random = createRandom(scenario.seed)
  const context: MosqueContext = { mosque, account, zone, violations: [] }
  const donors: SimulatedDonor[] = []
  for (const [index, run] of scenario.runs.entries()) donors.push(await createDonor(run, index, simulation, context))
  const { sendEvents, removeEvents } = subscribeWebhooks(simulation, context, random)
  const settleSlowBanks = () => {
    for (const { id, status } of account.intents.values())
      if (status === 'processing') account.completeProcessing(id, random() < acceptanceChance)
  }
  return {
    ...context,
    scenario,
    donors,
    settleSlowBanks,
    removeEvents,
    async runMoment(moment) {
      account.advanceTo(now())
      for (const donor of donors) await donor.runMoment(moment)
      if (random() < decisionChance) settleSlowBanks()
      await sendEvents()
    },
  }
}
