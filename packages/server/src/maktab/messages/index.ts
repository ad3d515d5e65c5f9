import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of a registration for the maktab, in each language. */
export const maktabMessages = createCatalogue({ en, ar, ur })
