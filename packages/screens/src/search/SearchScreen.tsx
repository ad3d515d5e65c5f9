import { type Domain, searchQueries, useSearch, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, PageHeader, Section, Skeleton, TextField } from '@minaret/ui'
import { Failed } from '../app/Failed.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { readSearchQuery, longestQuery } from './query.ts'
import { Results } from './Results.tsx'
import styles from './search.module.css'

/** As many as one search finds. */
const most = 20

/** Searching the site: what is looked for stands in the address. */
export function SearchScreen() {
  const { t, format } = useWords('search')
  const { websiteName } = useTenant()
  const { search } = usePlace()
  const query = readSearchQuery(search)
  const { trail } = useTrail([], t.search.title)
  return (
    <>
      <PageMeta
        title={query ? t.search.titleOf({ query }) : t.search.title}
        description={t.search.description({ name: format.inText(websiteName) })}
        hidden
      />
      <PageHeader trail={trail} title={t.search.title} lead={t.search.lead} width="text" seed="search">
        <SearchForm key={query} query={query} />
      </PageHeader>
      <Section width="text">{query && <Answer query={query} />}</Section>
    </>
  )
}

/** A form as browsers have had it for ever: it works before any script, and after it without a new page. */
function SearchForm({ query }: { query: string }) {
  const { t } = useWords('search')
  const { go } = usePlace()
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
        maxLength={longestQuery}
        enterKeyHint="search"
        autoComplete="off"
        className={styles.field}
      />
      <Button type="submit">{t.search.submit}</Button>
    </form>
  )
}

function Answer({ query }: { query: string }) {
  const { t, format } = useWords('search')
  const open = useOpenScreens()
  const results = useSearch(query)
  if (results.status === 'failure') return <Failed title={t.search.failed} retry={results.retry} />
  if (results.status === 'in progress') return <Skeleton shape="text" count={6} label={t.search.loading} />
  const hits = results.data
  const ask = open('contact')
  if (hits.length === 0)
    return (
      <EmptyState
        seed="search"
        title={t.search.none({ query: format.inText(query) })}
        action={<ButtonLink href={ask ? pathTo('contact') : '/'}>{ask ? t.search.ask : t.search.backHome}</ButtonLink>}
      >
        {t.search.noneMore}
      </EmptyState>
    )
  return (
    <>
      <p role="status" className={styles.count}>
        {t.search.found({ count: hits.length, figure: format.number(hits.length), query: format.inText(query) })}
        {hits.length === most && ` ${t.search.most}`}
      </p>
      <Results hits={hits} query={query} />
    </>
  )
}

/** Starts the search that the address asks for. */
export function prefetchSearch({ api, queryClient }: Domain, { search }: { search: URLSearchParams }) {
  return queryClient.prefetchQuery(searchQueries.find(api, readSearchQuery(search)))
}
