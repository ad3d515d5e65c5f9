import { sql } from 'drizzle-orm'
import { maskAddress } from '@minaret/foundation/email-addresses'
import type { DeskOperations } from '@minaret/foundation/operations'
import { listPage } from '@minaret/foundation/pagination'
import { done } from '@minaret/foundation/responses'
import { listCauses, orderOf, readGiftPage, readGiftTotals, toGiftListed } from '../../gift-list/index.ts'
import { readWanted } from './wanted.ts'

/** Gifts a page of the list has. */
const pageSize = 50

/** Finding gifts, and what the ledger has of those that were found. */
export const giftListOperations = {
  async giftList({ db, tenant, query, member }) {
    const wanted = await db((tx) => readWanted(tx, tenant, query))
    // In a demonstration anybody may look, so nobody's address is shown whole there.
    const addressOf = (email: string) => (member.demonstration ? maskAddress(email) : email)
    return listPage(
      { db, query: { pageSize, ...(query.after === undefined ? {} : { after: query.after }) } },
      orderOf(wanted),
      (tx, page) => readGiftPage(tx, wanted, page),
      (row) => toGiftListed(row, addressOf),
    )
  },

  giftTotals: ({ db, tenant, query }) =>
    db(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read`)
      const wanted = await readWanted(tx, tenant, query)
      return done({ mode: wanted.mode, currencies: await readGiftTotals(tx, wanted), causes: await listCauses(tx) })
    }),
} satisfies DeskOperations<'giftList' | 'giftTotals'>
