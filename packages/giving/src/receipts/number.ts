import type { PaymentMode } from '@minaret/contract'

/** What stands before the number of a receipt that is for no real money. */
const marks: Record<PaymentMode, string> = { live: '', test: 'TEST-', demo: 'DEMO-' }

/** A receipt's number as people read and quote it: `2026-000123`, `DEMO-2026-000007`. */
export const receiptNumber = (mode: PaymentMode, year: number, serial: number): string =>
  `${marks[mode]}${year}-${String(serial).padStart(6, '0')}`
