import { dice } from '../../../testkit/src/stripe/store.ts'
import { subscribeWebhooks } from './webhooks.ts'
import { type SimulatedDonor, createDonor } from './donor.ts'
import { openMosque } from './openMosque.ts'
import type { SimulationContext, MosqueContext } from './place.ts'
import { type Scenario, zones } from './scenario.ts'

/** A year of one mosque while it is lived. */
export type MosqueYear = MosqueContext & {
  story: Scenario
  givers: SimulatedDonor[]
  /** What happens at a moment of the year, in turn. */
  live(at: number): Promise<void>
  /** Slow banks decide. */
  banksDecide(): void
  /** Most of what Stripe has to tell is not listed any more. */
  forget(): void
}

/** How likely a slow bank decides in a moment, and how likely it says yes. */
const decides = 0.3
const agrees = 0.6

/** Opens a mosque, lets its donors join, and begins its year. */
export async function startMosqueYear(scenario: Scenario, simulation: SimulationContext): Promise<MosqueYear> {
  const { giving, now } = simulation
  const zone = zones[scenario.zone] ?? zones[0]
  const mosque = await openMosque(giving, zone)
  const account = giving.stub.account(mosque.secretKey)
  account.disorder(scenario.seed)
  const roll = dice(scenario.seed)
  const place: MosqueContext = { mosque, account, zone, broken: [] }
  const donors: SimulatedDonor[] = []
  for (const [nth, run] of scenario.runs.entries()) donors.push(await createDonor(run, nth, simulation, place))
  const { ring, forget } = subscribeWebhooks(simulation, place, roll)
  const banksDecide = () => {
    for (const { id, status } of account.intents.values())
      if (status === 'processing') account.finish(id, roll() < agrees)
  }
  return {
    ...place,
    story: scenario,
    givers: donors,
    banksDecide,
    forget,
    async live(at) {
      account.advanceTo(now())
      for (const donor of donors) await donor.live(at)
      if (roll() < decides) banksDecide()
      await ring()
    },
  }
}
