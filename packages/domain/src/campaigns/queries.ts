import { type Api, read, readPage } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { listOptions } from '../app/listOptions.ts'

/** How often a meter is looked at while somebody sees it, in milliseconds. */
const soon = 20_000
const at = (id: string, signal: AbortSignal) => ({ params: { path: { id } }, signal })

/** Appeals for a time. */
export const campaignQueries = {
  all: ['campaigns'] as const,
  list: (api: Api, from = '') =>
    listOptions(
      [...campaignQueries.all, 'list', from],
      (after, signal) => readPage(api.GET('/api/campaigns', { params: { query: { after } }, signal })),
      from,
    ),
  /** Asked again quietly while someone looks: its meter moves. */
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'view', id],
      queryFn: ({ signal }) => read(api.GET('/api/campaigns/{id}', at(id, signal))),
      refetchInterval: soon,
    }),
  needs: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'needs', id],
      queryFn: ({ signal }) => read(api.GET('/api/campaigns/{id}/needs', at(id, signal))),
      // What is being given at this moment is free again, or gone, a moment later.
      refetchInterval: soon,
    }),
  plans: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'plans', id],
      queryFn: ({ signal }) => read(api.GET('/api/campaigns/{id}/plans', at(id, signal))),
    }),
  message: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'message', id],
      queryFn: ({ signal }) => read(api.GET('/api/campaigns/{id}/messagefromchair', at(id, signal))),
    }),
  faqs: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'faqs', id],
      queryFn: ({ signal }) => read(api.GET('/api/campaigns/{id}/faqs', at(id, signal))),
    }),
  /** What has come by a supporter's link. */
  supporter: (api: Api, id: string, ref: string) =>
    queryOptions({
      queryKey: [...campaignQueries.all, 'supporter', id, ref],
      queryFn: ({ signal }) =>
        read(api.GET('/api/campaigns/{id}/supporter/{ref}', { params: { path: { id, ref } }, signal })),
      // A link that nobody knows any more leads to the campaign all the same.
      meta: { quiet: true },
    }),
}
