import { asc } from 'drizzle-orm'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { giftAidClaimed } from '../../../foundation/src/db/giftAid.ts'
import { gifts, ledgerEntries } from '../../../foundation/src/db/money.ts'
import { receipts } from '../../../foundation/src/db/receipts.ts'
import type { Giving } from '../stripe/giving.ts'
import type { MosqueContext } from './context.ts'

/** Reads one mosque's rows from the server's tables. */
export const readRows = ({ server }: Giving, { mosque }: Pick<MosqueContext, 'mosque'>) =>
  server.database.forTenant(mosque.id)(async (tx) => ({
    gifts: await tx.select().from(gifts),
    entries: await tx.select().from(ledgerEntries),
    cycles: await tx.select().from(regularGifts),
    receipts: await tx.select().from(receipts).orderBy(asc(receipts.serial)),
    claimed: await tx.select().from(giftAidClaimed),
  }))

/** One mosque's rows. */
export type Rows = Awaited<ReturnType<typeof readRows>>

/** Adds up the amounts of lines. */
export const totalOf = (lines: readonly { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0)

/** Returns the values that occur more than once. */
export const findDuplicates = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]
