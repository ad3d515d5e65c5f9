import { createCatalogue } from '@minaret/foundation/words'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of logins and its log. */
export const deskMessages = createCatalogue({ en, ar, ur })
