import { useTenant } from '@minaret/domain'
import { type SiteHeaderProps, Star } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './shell.module.css'
import { useLanguageLinks } from './useLanguageLinks.ts'

/** What the header of every shell says: whose site it is, and in which languages. */
export function useNameplate(): Omit<SiteHeaderProps, 'nav' | 'account' | 'action'> {
  const { websiteName, logo, logoStyle } = useTenant()
  const { t } = useWords()
  return {
    home: { href: '/', label: t.site.home },
    name: websiteName,
    logo: logo ? (
      <img className={styles.logo} data-shape={logoStyle} src={logo} alt="" />
    ) : (
      <span className={styles.mark} data-shape={logoStyle}>
        <Star filled />
      </span>
    ),
    logoOnly: logo !== undefined && logoStyle === 'wide',
    navLabel: t.site.main,
    menuLabel: t.site.menu,
    languages: useLanguageLinks(),
    languagesLabel: t.site.language,
  }
}
