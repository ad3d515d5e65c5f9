import { useTenant } from '@minaret/domain'
import type { LanguageLink } from '@minaret/ui'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { endonymOf, languageQuery, offeredLanguages } from '../messages/index.ts'

/** The language links of this page; empty if there is only one language. */
export function useLanguageLinks(): LanguageLink[] {
  const tenant = useTenant()
  const { language } = useMessages()
  const { search } = usePageLocation()
  const offeredTags = offeredLanguages(tenant)
  if (offeredTags.length < 2) return []
  return offeredTags.map((lang) => {
    const query = new URLSearchParams(search)
    query.set(languageQuery, lang)
    return { href: `?${query}`, label: endonymOf(lang, offeredTags), lang, current: lang === language }
  })
}
