import type { Giving, Mosque } from '../stripe/giving.ts'
import type { StubAccount } from '../../../testkit/src/stripe/index.ts'

/** A mosque, its Stripe account, and the violations found there. */
export type MosqueContext = { mosque: Mosque; account: StubAccount; zone: string; violations: string[] }

/** The server of a simulation, and actions on it. */
export type SimulationContext = {
  giving: Giving
  now(): Date
  reconcile(mosque: Mosque): Promise<unknown>
  refund(mosque: Mosque, intentId: string, amountMinor: number): Promise<unknown>
  claim(mosque: Mosque): Promise<unknown>
}
