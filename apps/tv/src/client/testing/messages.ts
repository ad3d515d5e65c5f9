import { formatOf } from '@minaret/display'
import { makeLexicon } from '@minaret/screens/no-script'
import { localeOf } from '@minaret/screens/app'
import { loadMessages } from '@minaret/screens/messages'
import type { ScreenMessages } from '../messages.ts'

/** A display's messages, as its page would load them. */
export async function loadScreenMessages(language = 'en', country = 'GB'): Promise<ScreenMessages> {
  const t = await loadMessages(language, 'tv', 'tvPlain')
  return { t, format: formatOf(makeLexicon(localeOf({ language, country }))) }
}
