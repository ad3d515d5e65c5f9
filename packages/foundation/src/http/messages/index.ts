import { createCatalogue } from '../../i18n/catalogue.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the server says of any call, in each language. */
export const httpMessages = createCatalogue({ en, ar, ur })
