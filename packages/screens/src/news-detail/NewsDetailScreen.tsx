import type { NewsDetail } from '@minaret/contract'
import { type Domain, isMissing, newsQueries, useNews, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { PageHeader, Picture, Section, Time } from '@minaret/ui'
import { DetailLoading } from '../app/DetailLoading.tsx'
import { MissingPage } from '../app/MissingPage.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { RichText } from '../app/RichText.tsx'
import type { Params } from '../app/screen.ts'
import { screenName } from '../app/screenName.ts'
import { lazyPart } from '../app/lazyPart.tsx'
import { newsData } from '../app/structuredData.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { AdjacentNews } from './AdjacentNews.tsx'
import styles from './news-detail.module.css'

const LazyFooter = lazyPart(async () => (await import('./NewsFooter.tsx')).NewsFooter, 'share')

/** The page of one news item. */
export function NewsDetailScreen({ params }: { params: Params }) {
  const { t } = useMessages('news')
  const news = useNews(params.id ?? '')
  if (news.status === 'success') return <NewsPage news={news.data} key={news.data.id} />
  if (news.status === 'failure' && isMissing(news.error)) return <MissingNews />
  return (
    <DetailLoading
      title={screenName(t, 'news')}
      label={t.news.loadingOne}
      failure={news.status === 'failure' ? { title: t.news.failedOne, retry: news.retry } : undefined}
    />
  )
}

function NewsPage({ news }: { news: NewsDetail }) {
  const { t, format } = useMessages('news')
  const tenant = useTenant()
  const { origin, path } = usePageLocation()
  const { id, title, summary, body, image, author, published, updated, newer, older } = news
  const { trail, data } = useTrail(['news'], title)
  const [publishedOn, updatedOn] = [format.instant(published).date, format.instant(updated).date]
  return (
    <article>
      <PageMeta
        title={title}
        description={summary}
        image={image}
        data={[newsData(news, path, { tenant, origin }), data]}
      />
      <PageHeader
        width="text"
        trail={trail}
        eyebrow={<Time dateTime={published}>{publishedOn}</Time>}
        title={<IsolatedText>{title}</IsolatedText>}
        lead={<IsolatedText>{summary}</IsolatedText>}
      />
      <Section width="text">
        {image && (
          <Picture
            image={{ ...image, sizes: '(min-width: 40rem) 38rem, 100vw' }}
            seed={id}
            ratio="16 / 9"
            priority
            className={styles.picture}
          />
        )}
        <RichText html={body} opening />
        {(author || (updatedOn !== publishedOn && updated > published)) && (
          <p className={styles.byline}>
            {[
              author && t.news.by({ author: format.inText(author) }),
              updatedOn !== publishedOn && updated > published && t.news.updated({ date: updatedOn }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        <LazyFooter title={title} />
      </Section>
      <AdjacentNews newer={newer} older={older} />
    </article>
  )
}

/** The not-found page of a news item. */
export function MissingNews() {
  const { t } = useMessages('news')
  return (
    <MissingPage seed="news" title={t.news.missing} href={pathTo('news')} action={t.news.all}>
      {t.news.missingMore}
    </MissingPage>
  )
}

/** Prefetches the news item. Rejects if it does not exist. */
export const prefetchNews = ({ api, queryClient }: Domain, { params }: { params: Params }) =>
  queryClient.ensureQueryData(newsQueries.view(api, params.id ?? ''))
