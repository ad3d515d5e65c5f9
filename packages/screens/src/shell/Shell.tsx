import { useTenant, useVisit } from '@minaret/domain'
import { headerLinks, pathTo } from '@minaret/plans'
import { Notice, Page, SiteHeader, Star } from '@minaret/ui'
import type { ReactNode } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './shell.module.css'
import { SiteFooter } from './SiteFooter.tsx'
import { useLanguageLinks } from './useLanguageLinks.ts'

/** What stands around every screen of the site: name and menu, the one action, the demonstration's notice, the footer. */
export function Shell({ children }: { children: ReactNode }) {
  useVisit()
  const tenant = useTenant()
  const { t, format } = useWords()
  const { path } = usePlace()
  const languages = useLanguageLinks()
  const open = useOpenScreens()
  const nav = headerLinks.filter(open).map((screen) => {
    const href = pathTo(screen)
    return { href, label: screenName(t, screen), current: path === href }
  })
  return (
    <Page
      skipLabel={t.site.skip}
      banner={<ModeBanner />}
      header={
        <SiteHeader
          home={{ href: '/', label: t.site.home(format.inText(tenant.websiteName)) }}
          name={tenant.websiteName}
          logo={
            tenant.logo ? (
              <img className={styles.logo} data-shape={tenant.logoStyle} src={tenant.logo} alt="" />
            ) : (
              <span className={styles.mark} data-shape={tenant.logoStyle}>
                <Star filled />
              </span>
            )
          }
          logoOnly={tenant.logo !== undefined && tenant.logoStyle === 'wide'}
          nav={nav}
          navLabel={t.site.main}
          menuLabel={t.site.menu}
          languages={languages}
          languagesLabel={t.site.language}
          action={open('donate') ? { href: pathTo('donate'), label: t.site.donate } : undefined}
        />
      }
      footer={<SiteFooter />}
    >
      {children}
    </Page>
  )
}

/** Says on every screen that no money moves, where none does. */
function ModeBanner() {
  const { payment } = useTenant()
  const { t } = useWords()
  if (payment.setting !== 'demonstration' && payment.setting !== 'test') return null
  return (
    <Notice tone="demo" shape="banner">
      {payment.setting === 'test' ? t.site.testMode : t.site.demonstration}
    </Notice>
  )
}
