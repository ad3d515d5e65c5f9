import { createCatalogue } from '@minaret/foundation/words'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of a link of the mobile app, in each language. */
export const donationTokenMessages = createCatalogue({ en, ar, ur })
