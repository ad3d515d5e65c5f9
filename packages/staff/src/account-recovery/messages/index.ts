import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of a login that was lost, and the log of it. */
export const recoveryMessages = createCatalogue({ en, ar, ur })
