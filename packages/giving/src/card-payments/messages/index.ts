import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of card payments, and the sentences of its log about them. */
export const cardPaymentMessages = createCatalogue({ en, ar, ur })
