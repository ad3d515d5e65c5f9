import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink } from '@minaret/ui'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The link to Friday giving; null if that page is closed or empty. */
export function FridayLink() {
  const { t } = useMessages()
  const canOpen = useOpenScreens()
  const { emptyScreens } = useTenant()
  if (!canOpen('donateJummah') || emptyScreens.includes('donateJummah')) return null
  return (
    <ButtonLink tone="quiet" href={pathTo('donateJummah')}>
      {screenName(t, 'donateJummah')}
    </ButtonLink>
  )
}
