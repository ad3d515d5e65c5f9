import type { Giving, Mosque } from '../stripe/giving.ts'
import type { StubAccount } from '../../../testkit/src/stripe/index.ts'

/** Where donors give: a mosque, its account at Stripe, and what of the product's promises was broken there. */
export type MosqueContext = { mosque: Mosque; account: StubAccount; zone: string; broken: string[] }

/** What a year needs beside the server. */
export type SimulationContext = {
  giving: Giving
  now(): Date
  reconcile(mosque: Mosque): Promise<unknown>
  refund(mosque: Mosque, intentId: string, amountMinor: number): Promise<unknown>
  claim(mosque: Mosque): Promise<unknown>
}
