import { refuse, type Refusal } from '@minaret/foundation/responses'
import { contentMessages } from './messages/index.ts'

/** What can be missing. */
type Missing = 'class' | 'news' | 'event' | 'service' | 'page' | 'course' | 'campaign'

/** Refuses what is unknown, a draft or another mosque's, all alike. */
export const missing = (what: Missing): Refusal => refuse(404, contentMessages[what])
