import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of an application for a course, in each language. */
export const applicationMessages = createCatalogue({ en, ar, ur })
