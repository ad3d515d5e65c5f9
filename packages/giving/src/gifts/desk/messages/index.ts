import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of gifts, and the sentences of its log about them. */
export const giftDeskMessages = createCatalogue({ en, ar, ur })
