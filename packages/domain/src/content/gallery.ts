import { type Api, readPage } from '@minaret/client'
import { useApi } from '../app/DomainProvider.tsx'
import { useList } from '../app/list.ts'
import { listOptions } from '../app/listOptions.ts'

/** Queries of the gallery. */
export const galleryQueries = {
  all: ['gallery'] as const,
  list: (api: Api) =>
    listOptions([...galleryQueries.all, 'list'], (after, signal) =>
      readPage(api.GET('/api/gallery', { params: { query: { after, pageSize: 60 } }, signal })),
    ),
}

/** The gallery's pictures, in pages. */
export const useGallery = () => useList(galleryQueries.list(useApi()))
