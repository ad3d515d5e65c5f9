import { legalLinks, pathTo } from '@minaret/plans'
import { LineLink } from '@minaret/ui'
import { screenName } from './screenName.ts'
import { useOpenScreens } from './useOpenScreens.ts'
import { useMessages } from './MessagesProvider.tsx'

/** Links to the mosque's legal pages, each tall enough for touch. */
export function LegalLinks() {
  const { t } = useMessages()
  const canOpen = useOpenScreens()
  return legalLinks.filter(canOpen).map((screen) => (
    <LineLink key={screen} href={pathTo(screen)}>
      {screenName(t, screen)}
    </LineLink>
  ))
}
