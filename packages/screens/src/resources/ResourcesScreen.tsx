import type { Resource } from '@minaret/contract'
import { type Domain, resourceQueries, useResources, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, List, type ListRow, PageHeader, Section, Skeleton } from '@minaret/ui'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages, type Messages } from '../app/MessagesProvider.tsx'
import { LoadMore } from '../load-more/index.ts'
import { extensionOf, kindOf, sizeOf } from './kinds.ts'

/** The downloads page, by category. */
export function ResourcesScreen() {
  const { t, format } = useMessages('resources')
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
  const { t } = useMessages('resources')
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
        <LoadFailure title={t.resources.failed} retry={files.retry} />
      ) : (
        <NoFiles />
      )}
    </Section>
  )
}

function NoFiles() {
  const { t } = useMessages('resources')
  const canOpen = useOpenScreens()
  return (
    <EmptyState
      seed="resources"
      title={t.resources.none}
      action={
        canOpen('contact') ? (
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
  const messages = useMessages('resources')
  return (
    <Section title={<IsolatedText>{name}</IsolatedText>}>
      <List rows={files.map((file) => toRow(file, messages))} hasVisibleLinks empty={null} />
    </Section>
  )
}

/** A file as a row. Its link has type and size as a description for screen readers. */
function toRow(file: Resource, messages: Pick<Messages<'resources'>, 't' | 'format'>): ListRow {
  const { id, title, summary, href, fileName } = file
  const descriptionId = `file-${id}`
  return {
    id,
    lead: <bdi dir="ltr">{extensionOf(fileName)}</bdi>,
    title: (
      // Calendars open for subscription; any other file is downloaded.
      <a href={href} download={kindOf(file) === 'calendar' ? undefined : fileName} aria-describedby={descriptionId}>
        <IsolatedText>{title}</IsolatedText>
      </a>
    ),
    meta: (
      <>
        {summary && (
          <p>
            <IsolatedText>{summary}</IsolatedText>
          </p>
        )}
        <p id={descriptionId}>{describeFile(file, messages)}</p>
      </>
    ),
  }
}

/** The type, size and date of a file. A calendar has only a type, because it changes daily. */
function describeFile(file: Resource, { t, format }: Pick<Messages<'resources'>, 't' | 'format'>): string {
  const texts = t.resources
  const kind = kindOf(file)
  if (kind === 'calendar') return texts.kinds.calendar
  const extension = extensionOf(file.fileName)
  const name = kind
    ? texts.kinds[kind]
    : extension
      ? texts.kinds.file({ ending: format.inText(extension) })
      : texts.kinds.unknown
  const { unit, value } = sizeOf(file.bytes)
  const label =
    file.bytes === 0 ? name : texts.about({ kind: name, size: texts[unit]({ figure: format.number(value) }) })
  return `${label} · ${texts.updated({ date: format.instant(file.updated).date })}`
}

/** Prefetches the first page of files. */
export const prefetchResources = ({ api, queryClient }: Domain) =>
  queryClient.prefetchInfiniteQuery(resourceQueries.list(api))
