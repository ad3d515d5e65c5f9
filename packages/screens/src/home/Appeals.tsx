import type { components } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Grid, MediaCard, Meter } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'

type Campaign = components['schemas']['Campaign']

/** Appeals that are running, each with how far it has come. */
export function Appeals({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { t, format } = useWords('homeParts')
  return (
    <Grid>
      {campaigns.map(({ id, title, summary, image, raisedMinor, targetMinor, currency }) => (
        <MediaCard
          key={id}
          href={pathTo('campaign', { id })}
          title={<OwnText>{title}</OwnText>}
          image={image}
          seed={id}
          summary={<OwnText>{summary}</OwnText>}
          cue={t.homeParts.appealCue}
        >
          <Meter
            label={t.homeParts.raised}
            value={raisedMinor}
            max={targetMinor}
            text={t.homeParts.raisedOf(format.amount(raisedMinor, currency), format.amount(targetMinor, currency))}
          />
        </MediaCard>
      ))}
    </Grid>
  )
}
