import { createCatalogue } from '../../i18n/catalogue.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of a file that cannot be shown, in each language. */
export const fileMessages = createCatalogue({ en, ar, ur })
