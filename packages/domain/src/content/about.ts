import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

/** About the mosque. */
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

/** About the mosque: its sections in short, its team and its vacancies. */
export const useAbout = () => useSlice(aboutQueries.view(useApi()))

/** One section about the mosque, whole. Fails with an `ApiError` of status 404 when there is none. */
export const useAboutSection = (id: string) => useSlice(aboutQueries.section(useApi(), id))
