import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the server says of starting a site. */
export const signupMessages = createCatalogue({ en, ar, ur })
