import type { NewsItem } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Grid, MediaCard, Time } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'

export type NewsCardsProps = {
  news: readonly NewsItem[]
  level: 2 | 3
}

/** News cards, linked to their pages. */
export function NewsCards({ news, level }: NewsCardsProps) {
  const { t, format } = useWords('news')
  return (
    <Grid>
      {news.map(({ id, title, summary, published, image }) => (
        <MediaCard
          key={id}
          href={pathTo('newsDetail', { id })}
          title={<OwnText>{title}</OwnText>}
          level={level}
          image={image}
          seed={id}
          eyebrow={<Time dateTime={published}>{format.instant(published).date}</Time>}
          summary={<OwnText>{summary}</OwnText>}
          cue={t.news.cue}
        />
      ))}
    </Grid>
  )
}
