import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of everything of a mosque in one archive, and the sentences of its log about it. */
export const mosqueExportMessages = createCatalogue({ en, ar, ur })
