import { dice } from '../stripe/store.ts'
import { hangBells } from './bells.ts'
import { type Giver, joinAs } from './giver.ts'
import { openMosque } from './openMosque.ts'
import type { Living, Place } from './place.ts'
import { type Story, zones } from './story.ts'

/** A year of one mosque while it is lived. */
export type MosqueYear = Place & {
  story: Story
  givers: Giver[]
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

/** Opens a mosque, lets its givers join, and begins its year. */
export async function beginYear(story: Story, living: Living): Promise<MosqueYear> {
  const { giving, now } = living
  const zone = zones[story.zone] ?? zones[0]
  const mosque = await openMosque(giving, zone)
  const account = giving.stub.account(mosque.secretKey)
  account.disorder(story.seed)
  const roll = dice(story.seed)
  const place: Place = { mosque, account, zone, broken: [] }
  const givers: Giver[] = []
  for (const [nth, run] of story.runs.entries()) givers.push(await joinAs(run, nth, living, place))
  const { ring, forget } = hangBells(living, place, roll)
  const banksDecide = () => {
    for (const { id, status } of account.intents.values())
      if (status === 'processing') account.finish(id, roll() < agrees)
  }
  return {
    ...place,
    story,
    givers,
    banksDecide,
    forget,
    async live(at) {
      account.advanceTo(now())
      for (const giver of givers) await giver.live(at)
      if (roll() < decides) banksDecide()
      await ring()
    },
  }
}
