import { createCatalogue } from '../../i18n/index.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk says of files on their way to the server. */
export const uploadMessages = createCatalogue({ en, ar, ur })
