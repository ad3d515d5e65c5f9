import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of reports. */
export const reportMessages = createCatalogue({ en, ar, ur })
