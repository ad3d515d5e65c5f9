import type { Cause } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Grid, MediaCard } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'

export type CauseCardsProps = {
  causes: readonly Cause[]
  level: 2 | 3
  /** A query for each link, for example `?often=weekly`. */
  query?: string
}

/** Cause cards, linked to their pages. */
export function CauseCards({ causes, level, query = '' }: CauseCardsProps) {
  const { t } = useWords()
  return (
    <Grid>
      {causes.map(({ id, title, summary, fund, image }) => (
        <MediaCard
          key={id}
          href={pathTo('cause', { id }) + query}
          title={<OwnText>{title}</OwnText>}
          level={level}
          image={image}
          seed={id}
          eyebrow={<OwnText>{fund}</OwnText>}
          summary={<OwnText>{summary}</OwnText>}
          cue={t.causes.cue}
        />
      ))}
    </Grid>
  )
}
