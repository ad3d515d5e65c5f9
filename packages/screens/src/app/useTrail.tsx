import { pathTo, type Screen } from '@minaret/plans'
import { Breadcrumb } from '@minaret/ui'
import type { ReactNode } from 'react'
import { OwnText } from './OwnText.tsx'
import { usePlace } from './PlaceProvider.tsx'
import { screenName } from './screenName.ts'
import { type Structured, trailData } from './structured.ts'
import { useOpenScreens } from './useOpenScreens.ts'
import { useWords } from './WordsProvider.tsx'

/** The way from the home page down to a page. */
export type Trail = {
  /** For the page's header. */
  trail: ReactNode
  /** For `PageMeta`. */
  data: Structured
}

/**
 * The way from the home page down to this one.
 * @param above the screens between; what is closed to the tenant is left out
 * @param current what this page is about, in the mosque's own words
 */
export function useTrail(above: readonly Screen[], current: string): Trail {
  const { t } = useWords()
  const { origin, path } = usePlace()
  const open = useOpenScreens()
  const steps = ['home' as const, ...above].filter(open).map((screen) => ({
    name: screenName(t, screen),
    path: pathTo(screen),
  }))
  return {
    trail: (
      <Breadcrumb
        label={t.site.trail}
        items={steps.map(({ name, path: href }) => ({ href, label: name }))}
        current={<OwnText>{current}</OwnText>}
      />
    ),
    data: trailData([...steps, { name: current, path }], { origin }),
  }
}
