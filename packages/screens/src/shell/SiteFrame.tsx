import { useVisit } from '@minaret/domain'
import { Page, SiteHeader } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useIsCheckout } from '../app/useIsCheckout.ts'
import { Connection } from './Connection.tsx'
import { LazyFooter } from './LazyFooter.tsx'
import { ModeBanner } from './ModeBanner.tsx'
import { useHeaderProps } from './useHeaderProps.ts'

/**
 * The frame of every page of a site: visit counting, mode banner, footer and connection notice. While a visitor pays, its header
 * and footer have nothing that leads elsewhere but the mosque's name, the languages and the legal pages.
 */
export function SiteFrame({ header, children }: { header: ReactNode; children: ReactNode }) {
  useVisit()
  const { t } = useMessages()
  const isCheckout = useIsCheckout()
  const headerProps = useHeaderProps()
  return (
    <Page
      skipLabel={t.site.skip}
      banner={<ModeBanner />}
      header={isCheckout ? <SiteHeader {...headerProps} scrolls /> : header}
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
