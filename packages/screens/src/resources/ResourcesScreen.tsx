import type { Resource } from '@minaret/contract'
import { type Domain, resourceQueries, useResources, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, List, type ListRow, PageHeader, Section, Skeleton } from '@minaret/ui'
import { Failed } from '../app/Failed.tsx'
import { OwnText } from '../app/OwnText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords, type Words } from '../app/WordsProvider.tsx'
import { LoadMore } from '../load-more/index.ts'
import { endingOf, kindOf, sizeOf } from './kinds.ts'

/** Files to download, by what they are for. */
export function ResourcesScreen() {
  const { t, format } = useWords('resources')
  const { websiteName } = useTenant()
  const title = screenName(t, 'resources')
  return (
    <>
      <PageMeta title={title} description={t.resources.description({ name: format.inText(websiteName) })} />
      <PageHeader title={title} lead={t.resources.lead} seed={websiteName} />
      <Files />
    </>
  )
}

function Files() {
  const { t } = useWords('resources')
  const files = useResources()
  if (files.status === 'success' && files.data.length > 0) {
    const categories = [...new Set(files.data.map(({ category }) => category))]
    return (
      <>
        {categories.map((category) => (
          <Category key={category} name={category} files={files.data.filter((file) => file.category === category)} />
        ))}
        {files.more && (
          <Section>
            <LoadMore list={files} more={t.resources.more} failed={t.resources.failed} />
          </Section>
        )}
      </>
    )
  }
  return (
    <Section>
      {files.status === 'in progress' ? (
        <Skeleton shape="table" count={6} label={t.resources.loading} />
      ) : files.status === 'failure' ? (
        <Failed title={t.resources.failed} retry={files.retry} />
      ) : (
        <Nothing />
      )}
    </Section>
  )
}

function Nothing() {
  const { t } = useWords('resources')
  const open = useOpenScreens()
  return (
    <EmptyState
      seed="resources"
      title={t.resources.none}
      action={
        open('contact') ? (
          <ButtonLink href={pathTo('contact')}>{t.resources.contact}</ButtonLink>
        ) : (
          <ButtonLink href="/">{t.resources.home}</ButtonLink>
        )
      }
    >
      {t.resources.noneMore}
    </EmptyState>
  )
}

function Category({ name, files }: { name: string; files: readonly Resource[] }) {
  const words = useWords('resources')
  return (
    <Section title={<OwnText>{name}</OwnText>}>
      <List rows={files.map((file) => rowOf(file, words))} empty={null} />
    </Section>
  )
}

/** A file as a row. Its link says type and size to those who listen, too. */
function rowOf(file: Resource, words: Pick<Words<'resources'>, 't' | 'format'>): ListRow {
  const { id, title, summary, href, fileName } = file
  const about = `file-${id}`
  return {
    id,
    lead: <bdi dir="ltr">{endingOf(fileName)}</bdi>,
    title: (
      // One subscribes to a calendar; whatever else there is, is kept.
      <a href={href} download={kindOf(file) === 'calendar' ? undefined : fileName} aria-describedby={about}>
        <OwnText>{title}</OwnText>
      </a>
    ),
    meta: (
      <>
        {summary && (
          <p>
            <OwnText>{summary}</OwnText>
          </p>
        )}
        <p id={about}>{aboutFile(file, words)}</p>
      </>
    ),
  }
}

/** What a file is, how large, and how old. A calendar is another one each day. */
function aboutFile(file: Resource, { t, format }: Pick<Words<'resources'>, 't' | 'format'>): string {
  const w = t.resources
  const kind = kindOf(file)
  if (kind === 'calendar') return w.kinds.calendar
  const ending = endingOf(file.fileName)
  const name = kind ? w.kinds[kind] : ending ? w.kinds.file({ ending: format.inText(ending) }) : w.kinds.unknown
  const { unit, value } = sizeOf(file.bytes)
  const label = file.bytes === 0 ? name : w.about({ kind: name, size: w[unit]({ figure: format.number(value) }) })
  return `${label} · ${w.updated({ date: format.instant(file.updated).date })}`
}

/** Starts loading the files. */
export const prefetchResources = ({ api, queryClient }: Domain) =>
  queryClient.prefetchInfiniteQuery(resourceQueries.list(api))
