import { type Api, read, readPage } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { listOptions } from '../app/listOptions.ts'
import { privateKey } from '../app/private.ts'

const key = [privateKey, 'account'] as const

/** Queries about the logged-in account. Their cached data is removed when the session ends. */
export const accountQueries = {
  details: (api: Api) =>
    queryOptions({
      queryKey: [...key, 'details'],
      queryFn: ({ signal }) => read(api.POST('/api/user/details', { body: {}, signal })),
    }),
  /** The account's gifts, newest first. */
  history: (api: Api) =>
    listOptions([...key, 'history'], (after, signal) =>
      readPage(api.POST('/api/user/donations', { body: { after, pageSize: 20 }, signal })),
    ),
  /** The giving statement. @param from first and @param to last day, in the tenant's time zone, as `YYYY-MM-DD` */
  statement: (api: Api, from: string, to: string) =>
    queryOptions({
      queryKey: [...key, 'statement', from, to],
      queryFn: ({ signal }) => read(api.POST('/api/user/statement', { body: { from, to }, signal })),
    }),
}
