import type { PaymentMode } from '@minaret/contract'

/** The prefix of receipts without real money. */
const modePrefixes: Record<PaymentMode, string> = { live: '', test: 'TEST-', demo: 'DEMO-' }

/** Returns the prefix of receipt numbers: `2026-` in `2026-000123`, `DEMO-2026-` in `DEMO-2026-000007`. */
export const numberPrefix = (mode: PaymentMode, year: number): string => `${modePrefixes[mode]}${year}-`
