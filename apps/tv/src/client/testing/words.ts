import { formatOf } from '@minaret/display'
import { makeLexicon } from '@minaret/screens/no-script'
import { localeOf } from '@minaret/screens/app'
import { loadMessages } from '@minaret/screens/messages'
import type { ScreenWords } from '../words.ts'

/** A display's messages, as its page would load them. */
export async function screenWords(language = 'en', country = 'GB'): Promise<ScreenWords> {
  const t = await loadMessages(language, 'tv', 'tvPlain')
  return { t, format: formatOf(makeLexicon(localeOf({ language, country }))) }
}
