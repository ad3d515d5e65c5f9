import { createCatalogue } from '../../i18n/catalogue.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of accounts, in each language. */
export const accountMessages = createCatalogue({ en, ar, ur })
