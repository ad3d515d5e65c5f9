import { sql } from 'drizzle-orm'
import { maskAddress } from '@minaret/foundation/email-addresses'
import type { DeskOperations } from '@minaret/foundation/operations'
import { listPage } from '@minaret/foundation/pagination'
import { done } from '@minaret/foundation/responses'
import { listCauses, giftOrderOf, readGiftPage, readGiftTotals, toGiftListed } from '../../gift-list/index.ts'
import { readGiftFilter } from './giftQuery.ts'

/** Gifts per page of the list. */
const pageSize = 50

/** The list of gifts, and the ledger's totals for it. */
export const giftListOperations = {
  async giftList({ db, tenant, query, member }) {
    const filter = await db((tx) => readGiftFilter(tx, tenant, query))
    // Anyone may look at a demonstration, so addresses are masked there.
    const addressOf = (email: string) => (member.demonstration ? maskAddress(email) : email)
    return listPage(
      { db, query: { pageSize, ...(query.after === undefined ? {} : { after: query.after }) } },
      giftOrderOf(filter),
      (tx, page) => readGiftPage(tx, filter, page),
      (row) => toGiftListed(row, addressOf),
    )
  },

  giftTotals: ({ db, tenant, query }) =>
    db(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read`)
      const filter = await readGiftFilter(tx, tenant, query)
      return done({ mode: filter.mode, currencies: await readGiftTotals(tx, filter), causes: await listCauses(tx) })
    }),
} satisfies DeskOperations<'giftList' | 'giftTotals'>
