import { useVisit } from '@minaret/domain'
import { Page } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Connection } from './Connection.tsx'
import { LazyFooter } from './LazyFooter.tsx'
import { ModeBanner } from './ModeBanner.tsx'

/** The frame of every page of a site: visit counting, mode banner, footer and connection notice. */
export function SiteFrame({ header, children }: { header: ReactNode; children: ReactNode }) {
  useVisit()
  const { t } = useMessages()
  return (
    <Page
      skipLabel={t.site.skip}
      banner={<ModeBanner />}
      header={header}
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
