import { type SQL, sql } from 'drizzle-orm'
import { gifts } from '@minaret/foundation/db'

/** The payment method of a gift in lists, exports and reports. */
export type PaidBy = 'card' | 'cash' | 'cheque' | 'bank' | 'matched'

/**
 * Matches the reference of a collection's cheques. The ledger stores them with `how = 'bank'`, which database checks
 * rely on; people see them as cheques.
 */
const chequesPattern = '^offline:box[.].+[.]cheques$'

/** The payment method of a gift in SQL. */
export const paidBy: SQL<PaidBy> = sql<PaidBy>`(case when ${gifts.how} = 'bank' and ${gifts.intentId} ~ ${sql.raw(`'${chequesPattern}'`)} then 'cheque' else ${gifts.how} end)`

/** Returns the payment method of a gift. */
export const paidByOf = ({ how, intentId }: Pick<typeof gifts.$inferSelect, 'how' | 'intentId'>): PaidBy =>
  how === 'bank' && new RegExp(chequesPattern).test(intentId ?? '') ? 'cheque' : how
