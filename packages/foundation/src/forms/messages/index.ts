import { createCatalogue } from '../../i18n/catalogue.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of fields that several forms have, in each language. */
export const formMessages = createCatalogue({ en, ar, ur })
