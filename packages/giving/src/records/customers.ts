import { and, eq, notExists, sql } from 'drizzle-orm'
import { regularGifts, donorCustomers, type Tx } from '@minaret/foundation/db'

/**
 * Deletes the link between a provider's customer and an email address if no regular gift has that address. The
 * address is removed from each regular gift after its retention period; an open one keeps it.
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
