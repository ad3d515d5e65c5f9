import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of links to a campaign, in each language. */
export const campaignMessages = createCatalogue({ en, ar, ur })
