import { pathTo } from '@minaret/plans'
import { ButtonLink } from '@minaret/ui'
import { screenName } from '../app/screenName.ts'
import { useFilledScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The link to Friday giving; null if that page is closed or empty. */
export function FridayLink() {
  const { t } = useMessages()
  const hasContent = useFilledScreens()
  if (!hasContent('donateJummah')) return null
  return (
    <ButtonLink tone="quiet" href={pathTo('donateJummah')}>
      {screenName(t, 'donateJummah')}
    </ButtonLink>
  )
}
