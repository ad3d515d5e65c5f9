import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of logins and its log. */
export const deskMessages = createCatalogue({ en, ar, ur })
