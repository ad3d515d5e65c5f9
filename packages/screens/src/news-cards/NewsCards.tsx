import type { NewsItem } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Grid, MediaCard, Time } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'

export type NewsCardsProps = {
  news: readonly NewsItem[]
  level: 2 | 3
}

/** News cards, linked to their pages. */
export function NewsCards({ news, level }: NewsCardsProps) {
  const { t, format } = useMessages('news')
  return (
    <Grid>
      {news.map(({ id, title, summary, published, image }) => (
        <MediaCard
          key={id}
          href={pathTo('newsDetail', { id })}
          title={<IsolatedText>{title}</IsolatedText>}
          level={level}
          image={image}
          seed={id}
          eyebrow={<Time dateTime={published}>{format.instant(published).date}</Time>}
          summary={<IsolatedText>{summary}</IsolatedText>}
          cue={t.news.cue}
        />
      ))}
    </Grid>
  )
}
