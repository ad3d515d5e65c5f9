import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What the desk and its emails say of what takes two owners. */
export const approvalMessages = createCatalogue({ en, ar, ur })
