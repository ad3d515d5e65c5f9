import type { ContentKindName, DeskMosque } from '@minaret/contract/desk'
import { useContentKinds, useContentItem } from '@minaret/domain/desk'
import { EmptyState, LineLink, Notice } from '@minaret/ui'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { ItemForm } from './ItemForm.tsx'
import { useContentTexts } from './useContentTexts.ts'
import styles from './content.module.css'

export type ContentItemScreenProps = {
  mosque: DeskMosque
  kind: ContentKindName
  /** The item; undefined if it is new. */
  id?: string
  /** The key of a list to add an entry to, such as a campaign's updates. */
  addTo?: string
  /** Called with the id of a new item once it is stored. */
  onStored(id: string): void
  /** Called once it is published, withdrawn or deleted. */
  onDone(): void
}

/** The editor of one content item. */
export function ContentItemScreen({ mosque, kind, id, addTo, onStored, onDone }: ContentItemScreenProps) {
  const { texts } = useContentTexts()
  const kinds = useContentKinds(mosque.slug)
  const query = useContentItem(mosque.slug, kind, id)
  const info = kinds.data?.find((entry) => entry.kind === kind)
  const title = query.data?.title ?? texts.add[kind]
  const isReady = info !== undefined && (id === undefined || (query.data !== undefined && query.isFetchedAfterMount))
  const isUnknownKind = kinds.data !== undefined && !info
  return (
    <DeskFrame mosque={mosque} page={kind === 'causes' ? 'causes' : 'content'} title={title}>
      <LineLink href={`${deskPath(mosque.slug, 'content')}/${kind}`} className={styles.back}>
        {texts.backTo({ kind: texts.kinds[kind].toLocaleLowerCase() })}
      </LineLink>
      <h1 dir="auto">{title}</h1>
      {isUnknownKind && <EmptyState seed="content" title={texts.list.noneFound} />}
      {!isReady && !isUnknownKind && (
        <Loading
          hasFailed={kinds.isError || query.isError}
          retry={() => void Promise.all([kinds.refetch(), ...(id === undefined ? [] : [query.refetch()])])}
          shape="text"
        />
      )}
      {isReady && !info.mayEdit && <Notice>{texts.readOnly}</Notice>}
      {isReady && (
        <ItemForm
          mosque={mosque}
          info={info}
          item={query.data}
          {...(addTo ? { addTo } : {})}
          onStored={onStored}
          onDone={onDone}
        />
      )}
    </DeskFrame>
  )
}
