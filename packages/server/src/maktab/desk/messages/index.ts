import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of the maktab’s classes. */
export const maktabClassMessages = createCatalogue({ en, ar, ur })
