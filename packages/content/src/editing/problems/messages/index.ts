import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What to correct in a field, beside it. */
export const problemMessages = createCatalogue({ en, ar, ur })
