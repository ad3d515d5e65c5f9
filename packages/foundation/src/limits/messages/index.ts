import { createCatalogue } from '../../i18n/catalogue.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said to whoever asks too often, in each language. */
export const limitMessages = createCatalogue({ en, ar, ur })
