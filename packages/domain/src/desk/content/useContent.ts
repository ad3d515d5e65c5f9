import { ApiError, send } from '@minaret/client'
import type { ContentBulk, ContentChanged, ContentKindName, ContentValues } from '@minaret/contract/desk'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDesk } from '../DeskProvider.tsx'
import { useUndoable } from '../useUndoable.ts'
import { contentQueries, type ContentWanted } from './queries.ts'
import { splitWords } from './translations.ts'

/** What the site is written in: each kind, its fields, and how many there are. */
export const useContentKinds = (mosque: string) => useQuery(contentQueries.kinds(useDesk(), mosque))

/** The things of one kind, page by page; those shown stay while others load. */
export const useContentList = (mosque: string, kind: ContentKindName, wanted: ContentWanted) =>
  useInfiniteQuery({ ...contentQueries.list(useDesk(), mosque, kind, wanted), placeholderData: keepPreviousData })

/** One thing: what is published and its draft. It is read anew whenever it is opened. */
export const useContentThing = (mosque: string, kind: ContentKindName, id: string | undefined) =>
  useQuery({
    ...contentQueries.thing(useDesk(), mosque, kind, id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Reads everything of the content again. */
function useReadAgain(mosque: string) {
  const { queryClient } = useDesk()
  return () => queryClient.invalidateQueries({ queryKey: contentQueries.all(mosque) })
}

/** What can be done to one thing as it stands. */
export type ContentAction = 'withdraw' | 'delete' | 'restore' | 'unschedule' | 'discard'

/** Does one of {@link ContentAction} to a thing; the bar undoes it. */
export function useContentAction(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  const undoable = useUndoable(mosque)
  const readAgain = useReadAgain(mosque)
  return useMutation({
    async mutationFn({ id, version, action }: { id: string; version: string; action: ContentAction }) {
      const path = `/api/desk/mosques/{mosque}/content/{kind}/things/{id}/${action}` as const
      return send(api.POST(path, { params: { path: { mosque, kind, id } }, body: { version } }))
    },
    onSuccess: ({ data, message }) => undoable(data?.change, message),
    onSettled: readAgain,
  })
}

/** Begins something new with the same words. */
export function useDuplicateContent(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (id: string) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}/duplicate', {
          params: { path: { mosque, kind, id } },
        }),
      ),
    onSettled: useReadAgain(mosque),
  })
}

/** Publishes, withdraws, deletes or restores several at once; the bar undoes all of it. */
export function useBulkContent(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    mutationFn: (body: ContentBulk) =>
      send(api.POST('/api/desk/mosques/{mosque}/content/{kind}/bulk', { params: { path: { mosque, kind } }, body })),
    onSuccess: ({ data, message }) => undoable(data?.change, message),
    onSettled: useReadAgain(mosque),
  })
}

/** Moves one thing before another, or to the end. */
export function useMoveContent(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    mutationFn: (body: { id: string; before?: string }) =>
      send(api.POST('/api/desk/mosques/{mosque}/content/{kind}/order', { params: { path: { mosque, kind } }, body })),
    onSuccess: ({ data, message }) => undoable(data?.change, message),
    onSettled: useReadAgain(mosque),
  })
}

/** What is to be published: a thing as it is known, or a new one. */
export type ContentToPublish = {
  /** Nothing: it is new. */
  known?: { id: string; version: string }
  values: ContentValues
  /** A moment of the mosque's clocks; without it, now. */
  at?: string
}

/**
 * Publishes values, now or at a moment; what is new is checked, then stored as a draft first. Where that draft could not be
 * published, the next try publishes it instead of storing another.
 */
export function usePublishContent(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  const undoable = useUndoable(mosque)
  const stored = useRef<{ id: string; version: string }>(undefined)

  async function store(values: ContentValues) {
    const { data: checked } = await send(
      api.POST('/api/desk/mosques/{mosque}/content/{kind}/check', {
        params: { path: { mosque, kind } },
        body: { values: splitWords(values).values },
      }),
    )
    if (checked && checked.problems.length > 0) throw new ApiError('refused', { status: 422, data: checked })
    return (await create(api, mosque, kind, values)).thing
  }

  return useMutation({
    // Its problems are said at its fields.
    meta: { quiet: true },
    async mutationFn({ known, values, at }: ContentToPublish) {
      stored.current = known ?? stored.current ?? (await store(values))
      const { id, version } = stored.current
      const { data, message } = await send(
        api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}/publish', {
          params: { path: { mosque, kind, id } },
          body: { version, ...splitWords(values), ...(at ? { at } : {}) },
        }),
      )
      if (!data) throw new Error('What was published is in the answer.')
      stored.current = data.thing
      return { ...data, message } satisfies ContentChanged & { message: string }
    },
    onSuccess: ({ change, message }) => undoable(change, message),
    onSettled: useReadAgain(mosque),
  })
}

/** Stores something new as a draft. */
export function useCreateContent(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (values: ContentValues) => create(api, mosque, kind, values),
    onSettled: useReadAgain(mosque),
  })
}

async function create(
  api: ReturnType<typeof useDesk>['api'],
  mosque: string,
  kind: ContentKindName,
  values: ContentValues,
) {
  const words = splitWords(values)
  const { data } = await send(
    api.POST('/api/desk/mosques/{mosque}/content/{kind}/things', {
      params: { path: { mosque, kind } },
      body: { values: words.values },
    }),
  )
  if (!data) throw new Error('What was stored is in the answer.')
  if (!words.translations) return data
  const { id, version } = data.thing
  const translated = await send(
    api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}', {
      params: { path: { mosque, kind, id } },
      body: { version, ...words },
    }),
  )
  return translated.data ?? data
}
