import { createCatalogue } from '../../i18n/catalogue.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What staff read when an email can't be sent, in each language. */
export const emailMessages = createCatalogue({ en, ar, ur })
