import { asc } from 'drizzle-orm'
import { cycles } from '../../../../foundation/src/db/cycles.ts'
import { giftAidClaimed } from '../../../../foundation/src/db/giftAid.ts'
import { gifts, ledgerEntries } from '../../../../foundation/src/db/money.ts'
import { receipts } from '../../../../foundation/src/db/receipts.ts'
import type { Giving } from '../stripe/giving.ts'
import type { Place } from './place.ts'

/** What the product's tables hold of one mosque. */
export const readRows = ({ host }: Giving, { mosque }: Place) =>
  host.database.forTenant(mosque.id)(async (tx) => ({
    gifts: await tx.select().from(gifts),
    entries: await tx.select().from(ledgerEntries),
    cycles: await tx.select().from(cycles),
    receipts: await tx.select().from(receipts).orderBy(asc(receipts.serial)),
    claimed: await tx.select().from(giftAidClaimed),
  }))

export type Rows = Awaited<ReturnType<typeof readRows>>

export const sumOf = (some: readonly { amount: number }[]) => some.reduce((sum, { amount }) => sum + amount, 0)
export const twice = (some: readonly string[]): string[] => [
  ...new Set(some.filter((one, at) => some.indexOf(one) !== at)),
]
