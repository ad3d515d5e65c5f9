import { type Api, read, readPage } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { listOptions } from '../app/listOptions.ts'

/** How often a visible meter is refreshed, in milliseconds. */
const refreshMs = 20_000
const pathOf = (id: string, signal: AbortSignal) => ({ params: { path: { id } }, signal })

/** Queries of campaigns. */
export const campaignQueries = {
  all: ['campaigns'] as const,
  list: (api: Api, from = '') =>
    listOptions(
      [...campaignQueries.all, 'list', from],
      (after, signal) => readPage(api.GET('/api/campaigns', { params: { query: { after } }, signal })),
      from,
    ),
  /** Refreshed in the background while visible, because the amount raised changes. */
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'view', id],
      queryFn: ({ signal }) => read(api.GET('/api/campaigns/{id}', pathOf(id, signal))),
      refetchInterval: refreshMs,
    }),
  needs: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'needs', id],
      queryFn: ({ signal }) => read(api.GET('/api/campaigns/{id}/needs', pathOf(id, signal))),
      // An item reserved by a gift in progress may be released or taken a moment later.
      refetchInterval: refreshMs,
    }),
  plans: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'plans', id],
      queryFn: ({ signal }) => read(api.GET('/api/campaigns/{id}/plans', pathOf(id, signal))),
    }),
  message: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'message', id],
      queryFn: ({ signal }) => read(api.GET('/api/campaigns/{id}/messagefromchair', pathOf(id, signal))),
    }),
  faqs: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'faqs', id],
      queryFn: ({ signal }) => read(api.GET('/api/campaigns/{id}/faqs', pathOf(id, signal))),
    }),
  /** The amount raised through a supporter's link. */
  supporter: (api: Api, id: string, ref: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'supporter', id, ref],
      queryFn: ({ signal }) =>
        read(api.GET('/api/campaigns/{id}/supporter/{ref}', { params: { path: { id, ref } }, signal })),
      // An unknown link still leads to the campaign.
      meta: { quiet: true },
    }),
}
