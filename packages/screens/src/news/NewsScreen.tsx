import { type Domain, newsQueries, useNewsList, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, PageHeader, Section, Skeleton } from '@minaret/ui'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { screenName } from '../app/screenName.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { NewsCards } from '../news-cards/index.ts'
import styles from './news.module.css'

/** The news page, newest first; older pages have their own URLs. */
export function NewsScreen() {
  const { t, format } = useMessages('news')
  const { websiteName } = useTenant()
  const title = screenName(t, 'news')
  const { data } = useTrail([], title)
  return (
    <>
      <PageMeta title={title} description={t.news.description({ name: format.inText(websiteName) })} data={[data]} />
      <PageHeader title={title} lead={t.news.lead} seed={websiteName} />
      <Section>
        <NewsList />
      </Section>
    </>
  )
}

function NewsList() {
  const { t } = useMessages('news')
  const after = usePageLocation().search.get('after') ?? undefined
  const news = useNewsList(after)
  if (news.status === 'in progress') return <Skeleton shape="card" count={6} label={t.news.loading} />
  if (news.status === 'failure') return <LoadFailure title={t.news.failed} retry={news.retry} />
  if (news.data.length === 0)
    return (
      <EmptyState seed="news" title={t.news.none} action={<ButtonLink href="/">{t.notFound.home}</ButtonLink>}>
        {t.news.noneMore}
      </EmptyState>
    )
  return (
    <>
      <NewsCards news={news.data} level={2} />
      {(after || news.next) && (
        <nav className={styles.pages} aria-label={t.news.all} data-print="hide">
          {news.next && (
            <ButtonLink href={`${pathTo('news')}?after=${encodeURIComponent(news.next)}`} rel="next">
              {t.news.older}
            </ButtonLink>
          )}
          {after && (
            <ButtonLink tone="quiet" href={pathTo('news')}>
              {t.news.newest}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}

/** Prefetches the page of news in the URL. */
export const prefetchNewsList = ({ api, queryClient }: Domain, { search }: { search: URLSearchParams }) =>
  queryClient.prefetchInfiniteQuery(newsQueries.list(api, search.get('after') ?? undefined))
