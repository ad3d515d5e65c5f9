import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of content that is not there, in each language. */
export const contentMessages = createCatalogue({ en, ar, ur })
