import { useTenant } from '@minaret/domain'
import type { LanguageLink } from '@minaret/ui'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useMessages } from '../app/WordsProvider.tsx'
import { endonymOf, languageQuery, offeredLanguages } from '../messages/index.ts'

/** The language links of this page; empty if there is only one language. */
export function useLanguageLinks(): LanguageLink[] {
  const tenant = useTenant()
  const { language } = useMessages()
  const { search } = usePlace()
  const offered = offeredLanguages(tenant)
  if (offered.length < 2) return []
  return offered.map((lang) => {
    const query = new URLSearchParams(search)
    query.set(languageQuery, lang)
    return { href: `?${query}`, label: endonymOf(lang, offered), lang, current: lang === language }
  })
}
