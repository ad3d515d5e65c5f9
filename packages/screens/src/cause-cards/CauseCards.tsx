import type { Cause } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Grid, MediaCard } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'

/** Causes as cards, each leading to its page. */
export function CauseCards({ causes, level }: { causes: readonly Cause[]; level: 2 | 3 }) {
  const { t } = useWords()
  return (
    <Grid>
      {causes.map(({ id, title, summary, fund, image }) => (
        <MediaCard
          key={id}
          href={pathTo('cause', { id })}
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
