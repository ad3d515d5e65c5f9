import type { PaymentMode } from '@minaret/contract'

/** What stands before the number of a receipt that is for no real money. */
const marks: Record<PaymentMode, string> = { live: '', test: 'TEST-', demo: 'DEMO-' }

/** What stands before the digits of a receipt's number: `2026-` of `2026-000123`, `DEMO-2026-` of `DEMO-2026-000007`. */
export const numberPrefix = (mode: PaymentMode, year: number): string => `${marks[mode]}${year}-`
