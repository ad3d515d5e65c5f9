import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of a link of the mobile app, in each language. */
export const donationTokenMessages = createCatalogue({ en, ar, ur })
