import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of files in formats it does not read. */
export const formatMessages = createCatalogue({ en, ar, ur })
