import type { TenantConfig } from '@minaret/plans'
import { createFormat, localeOf, type Messages } from '../app/index.ts'
import { type BoardFormat, formatOf } from '@minaret/display'
import { makeLexicon } from './lexicon.ts'
import { directionOf, loadMessages, supportedLanguage } from '../messages/index.ts'

/** The messages and formats of a TV display, in the mosque's language. */
export type TvMessages = Messages<'tvPlain' | 'prayerSheet'> & {
  format: BoardFormat
  dir: 'ltr' | 'rtl'
}

/** Loads a TV display's messages and formats in the mosque's language. */
export async function loadTvMessages(
  tenant: Pick<TenantConfig, 'country' | 'language' | 'timeZone'>,
): Promise<TvMessages> {
  const language = supportedLanguage(tenant.language)
  const t = await loadMessages(language, 'tvPlain', 'prayerSheet')
  const locale = localeOf({ country: tenant.country, language })
  const { half } = formatOf(makeLexicon(locale))
  return { t, format: { ...createFormat(locale, tenant), half }, language, dir: directionOf(language) }
}
