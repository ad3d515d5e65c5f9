import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the server says to installation owners, and the sentences of their log. */
export const installationMessages = createCatalogue({ en, ar, ur })
