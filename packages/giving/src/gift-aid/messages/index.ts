import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is wrong with an answer to Gift Aid, in each language. */
export const giftAidMessages = createCatalogue({ en, ar, ur })
