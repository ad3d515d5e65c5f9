import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of displays, and the sentences of its log about them. */
export const displayMessages = createCatalogue({ en, ar, ur })
