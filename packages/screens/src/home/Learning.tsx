import { useTenant } from '@minaret/domain'
import { pathTo, type Screen } from '@minaret/plans'
import { Grid, MediaRow } from '@minaret/ui'
import { screenName } from '../app/screenName.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useFilledScreens } from '../app/useOpenScreens.ts'
import { Part } from './Part.tsx'

/** The maktab with the state of its registration, and the courses; null if the mosque has neither. */
export function Learning() {
  const { t } = useMessages('homeParts')
  const hasContent = useFilledScreens()
  const { maktab } = useTenant()
  const texts = t.homeParts.learning
  const summaries = [
    ['maktab', maktab.open ? texts.maktabOpen : texts.maktabClosed],
    ['courses', texts.courses],
  ] as const satisfies (readonly [Screen, string])[]
  const rows = summaries.filter(([screen]) => hasContent(screen))
  if (rows.length === 0) return null
  return (
    <Part title={texts.title}>
      <Grid dense>
        {rows.map(([screen, summary]) => (
          <MediaRow key={screen} href={pathTo(screen)} title={screenName(t, screen)} seed={screen} summary={summary} />
        ))}
      </Grid>
    </Part>
  )
}
