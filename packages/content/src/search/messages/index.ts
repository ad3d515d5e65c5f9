import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of a search that cannot be made, in each language. */
export const searchMessages = createCatalogue({ en, ar, ur })
