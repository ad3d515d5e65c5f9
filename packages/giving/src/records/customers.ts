import { and, eq, notExists, sql } from 'drizzle-orm'
import { regularGifts, donorCustomers, type Tx } from '@minaret/foundation/db'

/**
 * Forgets which customer at a provider has which address, where no regular gift bears that address any more: it is taken
 * out of each when its own time is over, and an open one keeps it.
 */
export const forgetCustomers = (tx: Tx): Promise<unknown> =>
  tx.delete(donorCustomers).where(
    notExists(
      tx
        .select({ one: sql`1` })
        .from(regularGifts)
        .where(
          and(
            eq(regularGifts.tenantId, donorCustomers.tenantId),
            eq(regularGifts.accountId, donorCustomers.accountId),
            eq(regularGifts.donorEmail, donorCustomers.donorKey),
          ),
        ),
    ),
  )
