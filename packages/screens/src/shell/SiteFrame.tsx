import { useVisit } from '@minaret/domain'
import { Page, SiteHeader, type SiteHeaderProps } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useIsCheckout } from '../app/useIsCheckout.ts'
import { Connection } from './Connection.tsx'
import { LazyFooter } from './LazyFooter.tsx'
import { ModeBanner } from './ModeBanner.tsx'
import { useHeaderProps } from './useHeaderProps.ts'

export type SiteFrameProps = {
  /** What the header has besides the mosque's name and the languages. */
  header: Partial<SiteHeaderProps>
  children: ReactNode
}

/**
 * The frame of every page of a site: visit counting, mode banner, footer and connection notice. While a visitor pays, its header
 * and footer have nothing that leads elsewhere but the mosque's name, the languages and the legal pages.
 */
export function SiteFrame({ header, children }: SiteFrameProps) {
  useVisit()
  const { t } = useMessages()
  const headerProps = useHeaderProps()
  const headerLinks = useIsCheckout() ? { scrolls: true } : header
  return (
    <Page
      skipLabel={t.site.skip}
      banner={<ModeBanner />}
      header={<SiteHeader {...headerProps} {...headerLinks} />}
      footer={
        <>
          <LazyFooter />
          <Connection />
        </>
      }
    >
      {children}
    </Page>
  )
}
