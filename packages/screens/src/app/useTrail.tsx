import { pathTo, type Screen } from '@minaret/plans'
import { Breadcrumb } from '@minaret/ui'
import type { ReactNode } from 'react'
import { IsolatedText } from './IsolatedText.tsx'
import { usePageLocation } from './LocationProvider.tsx'
import { screenName } from './screenName.ts'
import { type StructuredData, trailData } from './structuredData.ts'
import { useOpenScreens } from './useOpenScreens.ts'
import { useMessages } from './MessagesProvider.tsx'

/** The breadcrumbs of a page. */
export type Trail = {
  /** The element for the page's header. */
  trail: ReactNode
  /** The structured data for `PageMeta`. */
  data: StructuredData
}

/**
 * The breadcrumbs from the home page to this one.
 * @param above the screens between; those the tenant may not use are omitted
 * @param current the title of this page, by the mosque
 */
export function useTrail(above: readonly Screen[], current: string): Trail {
  const { t } = useMessages()
  const { origin, path } = usePageLocation()
  const canOpen = useOpenScreens()
  const steps = ['home' as const, ...above].filter(canOpen).map((screen) => ({
    name: screenName(t, screen),
    path: pathTo(screen),
  }))
  return {
    trail: (
      <Breadcrumb
        label={t.site.trail}
        items={steps.map(({ name, path: href }) => ({ href, label: name }))}
        current={<IsolatedText>{current}</IsolatedText>}
      />
    ),
    data: trailData([...steps, { name: current, path }], { origin }),
  }
}
