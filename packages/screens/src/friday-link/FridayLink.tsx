import { pathTo } from '@minaret/plans'
import { ButtonLink } from '@minaret/ui'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'

/** The way to giving every Friday, wherever that page is open; nothing elsewhere. */
export function FridayLink() {
  const { t } = useWords()
  const open = useOpenScreens()
  if (!open('donateJummah')) return null
  return (
    <ButtonLink tone="quiet" href={pathTo('donateJummah')}>
      {screenName(t, 'donateJummah')}
    </ButtonLink>
  )
}
