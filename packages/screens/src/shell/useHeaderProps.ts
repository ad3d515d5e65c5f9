import { useTenant } from '@minaret/domain'
import type { SiteHeaderProps } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useLanguageLinks } from './useLanguageLinks.ts'

/** The header props shared by the shells: name, logo and languages. */
export function useHeaderProps(): Omit<SiteHeaderProps, 'nav' | 'account' | 'search' | 'more' | 'action'> {
  const { websiteName, logo, logoStyle } = useTenant()
  const { t } = useMessages()
  return {
    home: { href: '/', label: t.site.home },
    name: websiteName,
    logo: { src: logo, shape: logoStyle },
    navLabel: t.site.main,
    menuLabel: t.site.menu,
    languages: useLanguageLinks(),
    languagesLabel: t.site.language,
  }
}
