import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of regular gifts, in each language. */
export const regularMessages = createCatalogue({ en, ar, ur })
