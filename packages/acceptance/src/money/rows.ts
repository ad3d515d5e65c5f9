import { asc } from 'drizzle-orm'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { giftAidClaimed } from '../../../foundation/src/db/giftAid.ts'
import { gifts, ledgerEntries } from '../../../foundation/src/db/money.ts'
import { receipts } from '../../../foundation/src/db/receipts.ts'
import type { Giving } from '../stripe/giving.ts'
import type { MosqueContext } from './place.ts'

/** What the product's tables hold of one mosque. */
export const readRows = ({ host }: Giving, { mosque }: Pick<MosqueContext, 'mosque'>) =>
  host.database.forTenant(mosque.id)(async (tx) => ({
    gifts: await tx.select().from(gifts),
    entries: await tx.select().from(ledgerEntries),
    cycles: await tx.select().from(regularGifts),
    receipts: await tx.select().from(receipts).orderBy(asc(receipts.serial)),
    claimed: await tx.select().from(giftAidClaimed),
  }))

export type Rows = Awaited<ReturnType<typeof readRows>>

export const totalOf = (some: readonly { amount: number }[]) => some.reduce((total, { amount }) => total + amount, 0)
export const findDuplicates = (some: readonly string[]): string[] => [
  ...new Set(some.filter((one, at) => some.indexOf(one) !== at)),
]
