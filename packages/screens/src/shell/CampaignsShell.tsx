import { useVisit } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Page, SiteHeader } from '@minaret/ui'
import type { ReactNode } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { Connection } from './Connection.tsx'
import { ModeBanner } from './ModeBanner.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { useNameplate } from './useNameplate.ts'

/** What stands around the screens of standalone campaigns: the name, the one way back to all of them, the last line. */
export function CampaignsShell({ children }: { children: ReactNode }) {
  useVisit()
  const { t } = useWords()
  const { path } = usePlace()
  const open = useOpenScreens()
  const all = pathTo('campaignsHome')
  const elsewhere = open('campaignsHome') && path !== all
  return (
    <Page
      skipLabel={t.site.skip}
      banner={<ModeBanner />}
      header={
        <SiteHeader {...useNameplate()} action={elsewhere ? { href: all, label: t.site.campaigns } : undefined} />
      }
      footer={
        <>
          <SiteFooter />
          <Connection />
        </>
      }
    >
      {children}
    </Page>
  )
}
