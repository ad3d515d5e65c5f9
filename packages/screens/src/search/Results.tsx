import type { SearchHit } from '@minaret/contract'
import { pathTo, type Screen, searchTerms } from '@minaret/plans'
import { List } from '@minaret/ui'
import { createFormat } from '../app/format.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Highlight } from './Highlight.tsx'
import styles from './search.module.css'

/** The screen of each kind of result. */
const screens: Record<SearchHit['kind'], Screen> = {
  event: 'event',
  news: 'newsDetail',
  about: 'aboutDetail',
  service: 'service',
  class: 'class',
  course: 'course',
  cause: 'cause',
  campaign: 'campaign',
}

export type ResultsProps = {
  hits: readonly SearchHit[]
  /** The search text. */
  query: string
}

/** Search results by kind, with the kind of the best match first. */
export function Results({ hits, query }: ResultsProps) {
  const { t, format } = useMessages('search')
  const terms = searchTerms(query)
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  return (
    <div className={styles.results}>
      {kinds.map((kind) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`} className={styles.kind}>
            {t.search.kinds[kind]}
          </h2>
          <List
            empty={null}
            rows={hits
              .filter((hit) => hit.kind === kind)
              .map(({ id, title, summary, at, timeZone }) => ({
                id,
                href: pathTo(screens[kind], { id }),
                title: <Highlight terms={terms}>{title}</Highlight>,
                meta: (
                  <>
                    {at !== undefined && (
                      <p>{(timeZone ? createFormat(format.locale, { timeZone }) : format).instant(at).date}</p>
                    )}
                    <p className={styles.summary}>
                      <Highlight terms={terms}>{summary}</Highlight>
                    </p>
                  </>
                ),
              }))}
          />
        </section>
      ))}
    </div>
  )
}
