import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

/** Queries of the About pages. */
export const aboutQueries = {
  all: ['about'] as const,
  view: (api: Api) =>
    queryOptions({
      queryKey: [...aboutQueries.all, 'view'],
      queryFn: ({ signal }) => read(api.GET('/api/about-us', { signal })),
    }),
  section: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...aboutQueries.all, 'section', id],
      queryFn: ({ signal }) => read(api.GET('/api/about-us/{id}', { params: { path: { id } }, signal })),
    }),
}

/** The About page: summaries of its sections, its team and its vacancies. */
export const useAbout = () => useSlice(aboutQueries.view(useApi()))

/** One full About section. Fails with an `ApiError` of status 404 if it does not exist. */
export const useAboutSection = (id: string) => useSlice(aboutQueries.section(useApi(), id))
