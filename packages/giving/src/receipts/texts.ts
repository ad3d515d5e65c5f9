import type { MailLanguage } from '@minaret/foundation/email'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import type { ReceiptWords } from './receiptText.ts'
import { urdu } from './urdu.ts'

/** What receipts say, by language. */
export const receiptWords: Record<MailLanguage, ReceiptWords> = { en: english, ar: arabic, ur: urdu }
