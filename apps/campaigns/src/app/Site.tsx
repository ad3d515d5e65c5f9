import type { Screen } from '@minaret/plans'
import { CampaignsShell } from '@minaret/screens/shell'
import { Toasts, useBackOnline, useSite } from '@minaret/site/frame'
import { type Address, PageBoundary, DocumentLink, RouterlessLocation, type Navigation } from '@minaret/site/routerless'
import { LinkProvider } from '@minaret/ui'
import type { ReactNode } from 'react'
import { screenNames } from './screenNames.ts'

export type SiteProps = {
  /** The initially rendered address. */
  address: Address
  /** Navigation from the page; undefined on the server. */
  navigation?: Navigation
  children: ReactNode
}

const screens: readonly Screen[] = screenNames

/** A page's frame: its location, the shell for standalone campaigns, and the toasts. */
export function Site({ address, navigation, children }: SiteProps) {
  const { origin, host } = useSite()
  return (
    <RouterlessLocation
      origin={origin}
      host={host}
      availableScreens={screens}
      renderedUrl={address}
      navigation={navigation}
    >
      <LinkProvider link={DocumentLink}>
        <Frame>{children}</Frame>
      </LinkProvider>
    </RouterlessLocation>
  )
}

function Frame({ children }: { children: ReactNode }) {
  useBackOnline()
  return (
    <>
      <CampaignsShell>
        <PageBoundary>{children}</PageBoundary>
      </CampaignsShell>
      <Toasts />
    </>
  )
}
