import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of a message to the mosque, in each language. */
export const contactMessages = createCatalogue({ en, ar, ur })
