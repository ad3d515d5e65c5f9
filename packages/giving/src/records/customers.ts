import { and, eq, notExists, sql } from 'drizzle-orm'
import { cycles, donorCustomers, type Tx } from '@minaret/foundation/db'

/**
 * Forgets which customer at a provider has which address, where no regular gift bears that address any more: it is taken
 * out of each when its own time is over, and an open one keeps it.
 */
export const forgetCustomers = (tx: Tx): Promise<unknown> =>
  tx.delete(donorCustomers).where(
    notExists(
      tx
        .select({ one: sql`1` })
        .from(cycles)
        .where(
          and(
            eq(cycles.tenantId, donorCustomers.tenantId),
            eq(cycles.accountId, donorCustomers.accountId),
            eq(cycles.donorEmail, donorCustomers.donorKey),
          ),
        ),
    ),
  )
