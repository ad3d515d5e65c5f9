import { createCatalogue } from '../../i18n/catalogue.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is wrong with an email address, in each language. */
export const emailMessages = createCatalogue({ en, ar, ur })
