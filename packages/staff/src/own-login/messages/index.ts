import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of changing one's own login. */
export const ownLoginMessages = createCatalogue({ en, ar, ur })
