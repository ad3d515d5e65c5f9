import type { Giving, Mosque } from '../stripe/giving.ts'
import type { StubAccount } from '../stripe/index.ts'

/** Where givers give: a mosque, its account at Stripe, and what of the product's promises was broken there. */
export type Place = { mosque: Mosque; account: StubAccount; zone: string; broken: string[] }

/** What a year needs beside the host. */
export type Living = {
  giving: Giving
  now(): Date
  reconcile(mosque: Mosque): Promise<unknown>
  refund(mosque: Mosque, intentId: string, amountMinor: number): Promise<unknown>
  claim(mosque: Mosque): Promise<unknown>
}
