import type { TenantConfig } from '@minaret/plans'
import { createFormat, localeOf, type Words } from '../app/index.ts'
import { type BoardFormat, formatOf } from '@minaret/display'
import { makeLexicon } from './lexicon.ts'
import { directionOf, loadMessages, shownLanguage } from '../messages/index.ts'

/** The messages and formats of a TV display, in the mosque's language. */
export type TvWords = Words<'tvPlain' | 'prayerSheet'> & {
  format: BoardFormat
  dir: 'ltr' | 'rtl'
}

/** Loads a TV display's messages and formats in the mosque's language. */
export async function tvWords(tenant: Pick<TenantConfig, 'country' | 'language' | 'timeZone'>): Promise<TvWords> {
  const language = shownLanguage(tenant.language)
  const t = await loadMessages(language, 'tvPlain', 'prayerSheet')
  const locale = localeOf({ country: tenant.country, language })
  const { half } = formatOf(makeLexicon(locale))
  return { t, format: { ...createFormat(locale, tenant), half }, language, dir: directionOf(language) }
}
