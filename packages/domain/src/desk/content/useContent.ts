import { ApiError, send } from '@minaret/client'
import type { ContentBulk, ContentChanged, ContentKindName, ContentValues } from '@minaret/contract/desk'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDesk } from '../DeskProvider.tsx'
import { useOfferUndo } from '../useShowUndo.ts'
import { contentQueries, type ContentFilter } from './queries.ts'
import { splitTranslations } from './translations.ts'

/** The kinds of content, with their fields and the number of items. */
export const useContentKinds = (mosque: string) => useQuery(contentQueries.kinds(useDesk(), mosque))

/** The items of one kind, page by page; the current list stays while the next one loads. */
export const useContentList = (mosque: string, kind: ContentKindName, filter: ContentFilter) =>
  useInfiniteQuery({ ...contentQueries.list(useDesk(), mosque, kind, filter), placeholderData: keepPreviousData })

/** One item: its published version and its draft. It is fetched again whenever it is opened. */
export const useContentItem = (mosque: string, kind: ContentKindName, id: string | undefined) =>
  useQuery({
    ...contentQueries.item(useDesk(), mosque, kind, id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Returns a function that invalidates all content. */
function useInvalidateContent(mosque: string) {
  const { queryClient } = useDesk()
  return () => queryClient.invalidateQueries({ queryKey: contentQueries.all(mosque) })
}

/** Actions on one item in its current state. */
export type ContentAction = 'withdraw' | 'delete' | 'restore' | 'unschedule' | 'discard'

/** Runs a {@link ContentAction} on an item, and offers to undo it. */
export function useContentAction(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  const offerUndo = useOfferUndo(mosque)
  const invalidate = useInvalidateContent(mosque)
  return useMutation({
    async mutationFn({ id, version, action }: { id: string; version: string; action: ContentAction }) {
      const path = `/api/desk/mosques/{mosque}/content/{kind}/things/{id}/${action}` as const
      return send(api.POST(path, { params: { path: { mosque, kind, id } }, body: { version } }))
    },
    onSuccess: ({ data, message }) => offerUndo(data?.change, message),
    onSettled: invalidate,
  })
}

/** Creates a copy of an item. */
export function useDuplicateContent(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (id: string) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}/duplicate', {
          params: { path: { mosque, kind, id } },
        }),
      ),
    onSettled: useInvalidateContent(mosque),
  })
}

/** Publishes, withdraws, deletes or restores several items at once, and offers to undo all of it. */
export function useBulkContent(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  const offerUndo = useOfferUndo(mosque)
  return useMutation({
    mutationFn: (body: ContentBulk) =>
      send(api.POST('/api/desk/mosques/{mosque}/content/{kind}/bulk', { params: { path: { mosque, kind } }, body })),
    onSuccess: ({ data, message }) => offerUndo(data?.change, message),
    onSettled: useInvalidateContent(mosque),
  })
}

/** Moves one item before another, or to the end. */
export function useMoveContent(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  const offerUndo = useOfferUndo(mosque)
  return useMutation({
    mutationFn: (body: { id: string; before?: string }) =>
      send(api.POST('/api/desk/mosques/{mosque}/content/{kind}/order', { params: { path: { mosque, kind } }, body })),
    onSuccess: ({ data, message }) => offerUndo(data?.change, message),
    onSettled: useInvalidateContent(mosque),
  })
}

/** The item to publish: a stored one, or a new one. */
export type ContentToPublish = {
  /** The stored item; undefined if it is new. */
  stored?: { id: string; version: string }
  values: ContentValues
  /** A time in the mosque's time zone; now by default. */
  publishAt?: string
}

/**
 * Publishes values, now or at a given time. A new item is first checked and stored as a draft. If
 * publishing then fails, the next attempt publishes that draft instead of storing another.
 */
export function usePublishContent(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  const offerUndo = useOfferUndo(mosque)
  const storedDraft = useRef<{ id: string; version: string }>(undefined)

  async function store(values: ContentValues) {
    const { data: result } = await send(
      api.POST('/api/desk/mosques/{mosque}/content/{kind}/check', {
        params: { path: { mosque, kind } },
        body: { values: splitTranslations(values).values },
      }),
    )
    if (result && result.problems.length > 0) throw new ApiError('refused', { status: 422, data: result })
    return (await create(api, mosque, kind, values)).thing
  }

  return useMutation({
    // Its problems are shown at the fields.
    meta: { quiet: true },
    async mutationFn({ stored, values, publishAt }: ContentToPublish) {
      storedDraft.current = stored ?? storedDraft.current ?? (await store(values))
      const { id, version } = storedDraft.current
      const { data, message } = await send(
        api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}/publish', {
          params: { path: { mosque, kind, id } },
          body: { version, ...splitTranslations(values), ...(publishAt ? { at: publishAt } : {}) },
        }),
      )
      if (!data) throw new Error('Expected the published item in the response.')
      storedDraft.current = data.thing
      return { ...data, message } satisfies ContentChanged & { message: string }
    },
    onSuccess: ({ change, message }) => offerUndo(change, message),
    onSettled: useInvalidateContent(mosque),
  })
}

/** Stores a new item as a draft. */
export function useCreateContent(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (values: ContentValues) => create(api, mosque, kind, values),
    onSettled: useInvalidateContent(mosque),
  })
}

async function create(
  api: ReturnType<typeof useDesk>['api'],
  mosque: string,
  kind: ContentKindName,
  values: ContentValues,
) {
  const fields = splitTranslations(values)
  const { data } = await send(
    api.POST('/api/desk/mosques/{mosque}/content/{kind}/things', {
      params: { path: { mosque, kind } },
      body: { values: fields.values },
    }),
  )
  if (!data) throw new Error('Expected the stored item in the response.')
  if (!fields.translations) return data
  const { id, version } = data.thing
  const translationResponse = await send(
    api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}', {
      params: { path: { mosque, kind, id } },
      body: { version, ...fields },
    }),
  )
  return translationResponse.data ?? data
}
