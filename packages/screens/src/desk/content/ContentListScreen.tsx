import type { ContentKindName, ContentListed, ContentState, DeskMosque } from '@minaret/contract/desk'
import { useContentKinds, useContentList, useMoveContent } from '@minaret/domain/desk'
import { Button, ButtonLink, EmptyState, LineLink, Notice, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { BulkBar } from './BulkBar.tsx'
import { ListRow } from './ListRow.tsx'
import { useContentTexts } from './useContentTexts.ts'
import { useDebounced } from '../../app/useDebounced.ts'
import styles from './content.module.css'

const states = ['published', 'draft', 'scheduled', 'withdrawn', 'deleted'] as const satisfies readonly ContentState[]
const parseState = (text: string) => states.find((state) => state === text)

/** The items of one kind, with search, filter, ordering and bulk actions. */
export function ContentListScreen({ mosque, kind }: { mosque: DeskMosque; kind: ContentKindName }) {
  const { texts } = useContentTexts()
  const { list } = texts
  const kinds = useContentKinds(mosque.slug)
  const info = kinds.data?.find((entry) => entry.kind === kind)
  const [searchText, setSearchText] = useState('')
  const [state, setState] = useState<ContentState>()
  const search = useDebounced(searchText.trim())
  const listQuery = useContentList(mosque.slug, kind, { search, ...(state ? { state } : {}) })
  const items = listQuery.data?.pages.flatMap((page) => page.items)
  const [selection, setSelection] = useState<ReadonlyMap<string, ContentListed>>(new Map())
  const move = useMoveContent(mosque.slug, kind)
  const [status, setStatus] = useState('')
  const [draggedId, setDraggedId] = useState<string>()
  const mayEdit = info?.mayEdit === true
  // Items can be reordered only while the whole list is visible.
  const isOrdered = mayEdit && info.ordered && search === '' && state === undefined && !listQuery.hasNextPage
  const path = `${deskPath(mosque.slug, 'content')}/${kind}`

  function moveTo(id: string, index: number) {
    if (!items || move.isPending) return
    const rest = items.filter((item) => item.id !== id)
    const nextId = rest[index]?.id
    setStatus(list.moved({ title: items.find((item) => item.id === id)?.title ?? '', place: index + 1 }))
    move.mutate({ id, ...(nextId === undefined ? {} : { before: nextId }) })
  }
  function select(item: ContentListed, isOn: boolean) {
    const next = new Map(selection)
    if (isOn) next.set(item.id, item)
    else next.delete(item.id)
    setSelection(next)
  }

  return (
    <DeskFrame mosque={mosque} page={kind === 'causes' ? 'causes' : 'content'} title={texts.kinds[kind]}>
      <LineLink href={deskPath(mosque.slug, 'content')} className={styles.back}>
        {texts.back}
      </LineLink>
      <h1>{texts.kinds[kind]}</h1>
      {info && !info.open && <Notice>{texts.closed}</Notice>}
      {info && !mayEdit && <Notice>{texts.readOnly}</Notice>}
      {mayEdit && (
        <ButtonLink size="large" href={`${path}/new`}>
          {texts.add[kind]}
        </ButtonLink>
      )}
      <div className={styles.filters}>
        <TextField
          type="search"
          label={list.search}
          value={searchText}
          dir="auto"
          onChange={({ target }) => setSearchText(target.value)}
        />
        <Select
          label={list.state}
          value={state ?? ''}
          options={[{ value: '', label: list.all }, ...states.map((value) => ({ value, label: texts.states[value] }))]}
          onChange={({ target }) => setState(parseState(target.value))}
        />
      </div>
      {!items && <Loading hasFailed={listQuery.isError} retry={() => void listQuery.refetch()} />}
      {items?.length === 0 && <EmptyState seed={kind} title={search === '' && !state ? list.none : list.noneFound} />}
      {items && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <ListRow
              key={item.id}
              path={`${path}/${item.id}`}
              item={item}
              isDated={kind === 'news'}
              isSelected={selection.has(item.id)}
              {...(mayEdit ? { onSelect: (isOn: boolean) => select(item, isOn) } : {})}
              {...(isOrdered
                ? {
                    order: {
                      isFirst: index === 0,
                      isLast: index === items.length - 1,
                      isDragged: draggedId === item.id,
                      onMove: (offset: number) => moveTo(item.id, index + offset),
                      onDrag: (isOn: boolean) => setDraggedId(isOn ? item.id : undefined),
                      onDropHere: () => draggedId !== undefined && draggedId !== item.id && moveTo(draggedId, index),
                    },
                  }
                : {})}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
      {listQuery.hasNextPage && (
        <Button tone="quiet" busy={listQuery.isFetchingNextPage} onClick={() => void listQuery.fetchNextPage()}>
          {list.more}
        </Button>
      )}
      {selection.size > 0 && (
        <BulkBar
          mosque={mosque.slug}
          kind={kind}
          items={[...selection.values()]}
          onDone={() => setSelection(new Map())}
        />
      )}
    </DeskFrame>
  )
}
