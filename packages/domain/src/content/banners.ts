import { type Api, readPage } from '@minaret/client'
import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { listOptions } from '../app/listOptions.ts'

/** Queries of the home page's banners. */
export const bannerQueries = {
  all: ['banners'] as const,
  list: (api: Api) =>
    listOptions([...bannerQueries.all, 'list'], (after, signal) =>
      readPage(api.GET('/api/banners', { params: { query: { after } }, signal })),
    ),
}

/** The home page's banners, in the mosque's order, in pages. */
export const useBanners = () => useList(bannerQueries.list(useApi()))
