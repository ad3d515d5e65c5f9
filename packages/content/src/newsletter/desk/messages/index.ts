import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of the newsletter, and what its emails say around an issue. */
export const deskNewsletterMessages = createCatalogue({ en, ar, ur })
