import { type Domain, searchQueries, useSearch, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, PageHeader, Section, Skeleton, TextField } from '@minaret/ui'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { readSearchQuery, maxQueryLength } from './query.ts'
import { Results } from './Results.tsx'
import styles from './search.module.css'

/** The maximum number of results. */
const maxResults = 20

/** The search page; the query is in the URL. */
export function SearchScreen() {
  const { t, format } = useMessages('search')
  const { websiteName } = useTenant()
  const { search } = usePageLocation()
  const query = readSearchQuery(search)
  return (
    <>
      <PageMeta
        title={query ? t.search.titleOf({ query }) : t.search.title}
        description={t.search.description({ name: format.inText(websiteName) })}
        noIndex
      />
      <PageHeader title={t.search.title} lead={t.search.lead} width="text" seed="search">
        <SearchForm key={query} query={query} />
      </PageHeader>
      <Section width="text">{query && <SearchResults query={query} />}</Section>
    </>
  )
}

/** The search form: a native form without scripts, and navigation in place with them. */
function SearchForm({ query }: { query: string }) {
  const { t } = useMessages('search')
  const { go } = usePageLocation()
  return (
    <form
      role="search"
      action={pathTo('search')}
      className={styles.form}
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault()
        const q = new FormData(event.currentTarget).get('q')
        go(`${pathTo('search')}?${new URLSearchParams({ q: typeof q === 'string' ? q.trim() : '' })}`)
      }}
    >
      <TextField
        name="q"
        type="search"
        label={t.search.label}
        defaultValue={query}
        maxLength={maxQueryLength}
        enterKeyHint="search"
        autoComplete="off"
        className={styles.field}
      />
      <Button type="submit">{t.search.submit}</Button>
    </form>
  )
}

function SearchResults({ query }: { query: string }) {
  const { t, format } = useMessages('search')
  const canOpen = useOpenScreens()
  const results = useSearch(query)
  if (results.status === 'failure') return <LoadFailure title={t.search.failed} retry={results.retry} />
  if (results.status === 'in progress') return <Skeleton shape="text" count={6} label={t.search.loading} />
  const hits = results.data
  const canAsk = canOpen('contact')
  if (hits.length === 0)
    return (
      <EmptyState
        seed="search"
        title={t.search.none({ query: format.inText(query) })}
        action={
          <ButtonLink href={canAsk ? pathTo('contact') : '/'}>{canAsk ? t.search.ask : t.search.backHome}</ButtonLink>
        }
      >
        {t.search.noneMore}
      </EmptyState>
    )
  return (
    <>
      <p role="status" className={styles.count}>
        {t.search.resultCount({ count: hits.length, figure: format.number(hits.length), query: format.inText(query) })}
        {hits.length === maxResults && ` ${t.search.most}`}
      </p>
      <Results hits={hits} query={query} />
    </>
  )
}

/** Prefetches the search in the URL. */
export function prefetchSearch({ api, queryClient }: Domain, { search }: { search: URLSearchParams }) {
  return queryClient.prefetchQuery(searchQueries.find(api, readSearchQuery(search)))
}
