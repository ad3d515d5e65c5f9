import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What somebody is told who would go beyond their mosque's plan. */
export const limitMessages = createCatalogue({ en, ar, ur })
