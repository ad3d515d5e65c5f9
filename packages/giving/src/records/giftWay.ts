import { type SQL, sql } from 'drizzle-orm'
import { gifts } from '@minaret/foundation/db'

/** How a gift is paid, as lists, exports and reports name it. */
export type PaidBy = 'card' | 'cash' | 'cheque' | 'bank' | 'matched'

/**
 * The ledger has the cheques of a collection among what goes through the bank, under the name their sheet gave them: `how` is
 * what a gift's checks are about, and this is what people read.
 */
const chequesName = '^offline:box[.].+[.]cheques$'

/** How a gift is paid, in SQL. */
export const paidBy: SQL<PaidBy> = sql<PaidBy>`(case when ${gifts.how} = 'bank' and ${gifts.intentId} ~ ${sql.raw(`'${chequesName}'`)} then 'cheque' else ${gifts.how} end)`

/** How a gift is paid. */
export const paidByOf = ({ how, intentId }: Pick<typeof gifts.$inferSelect, 'how' | 'intentId'>): PaidBy =>
  how === 'bank' && new RegExp(chequesName).test(intentId ?? '') ? 'cheque' : how
