import type { Cause } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Grid, MediaCard } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'

export type CauseCardsProps = {
  causes: readonly Cause[]
  level: 2 | 3
  /** A query for each link, for example `?often=weekly`. */
  query?: string
}

/** Cause cards, linked to their pages. */
export function CauseCards({ causes, level, query = '' }: CauseCardsProps) {
  const { t } = useMessages()
  return (
    <Grid>
      {causes.map(({ id, title, summary, fund, image }) => (
        <MediaCard
          key={id}
          href={pathTo('cause', { id }) + query}
          title={<IsolatedText>{title}</IsolatedText>}
          level={level}
          image={image}
          seed={id}
          eyebrow={<IsolatedText>{fund}</IsolatedText>}
          summary={<IsolatedText>{summary}</IsolatedText>}
          cue={t.causes.cue}
        />
      ))}
    </Grid>
  )
}
