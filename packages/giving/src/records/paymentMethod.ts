import { type SQL, sql } from 'drizzle-orm'
import { gifts } from '@minaret/foundation/db'

/** The payment method of a gift in lists, exports and reports. */
export type PaymentMethod = 'card' | 'cash' | 'cheque' | 'bank' | 'matched'

/**
 * Matches the reference of a collection's cheques. The ledger stores them with `how = 'bank'`, which database checks
 * rely on; people see them as cheques.
 */
const chequesPattern = '^offline:box[.].+[.]cheques$'

/** The payment method of a gift in SQL. */
export const paymentMethodSql: SQL<PaymentMethod> = sql<PaymentMethod>`(case when ${gifts.how} = 'bank' and ${gifts.intentId} ~ ${sql.raw(`'${chequesPattern}'`)} then 'cheque' else ${gifts.how} end)`

/** Returns the payment method of a gift. */
export const paymentMethodOf = ({
  how,
  intentId,
}: Pick<typeof gifts.$inferSelect, 'how' | 'intentId'>): PaymentMethod =>
  how === 'bank' && new RegExp(chequesPattern).test(intentId ?? '') ? 'cheque' : how
