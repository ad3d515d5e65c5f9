import { type Api, read, readPage, send } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useApi, useDomain } from '../app/DomainProvider.tsx'
import { listOptions, useList } from '../app/list.ts'
import { useSlice } from '../app/slice.ts'

/** Courses. */
export const courseQueries = {
  all: ['courses'] as const,
  list: (api: Api) =>
    listOptions([...courseQueries.all, 'list'], (after, signal) =>
      readPage(api.GET('/api/courses', { params: { query: { after } }, signal })),
    ),
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...courseQueries.all, 'view', id],
      queryFn: ({ signal }) => read(api.GET('/api/course/{id}', { params: { path: { id } }, signal })),
    }),
}

/** What one can do about a course. */
const courseMutations = {
  /** Sent twice with one `attemptId`, it is one application. Places may be fewer afterwards. */
  apply: ({ api, queryClient }: Pick<Domain, 'api' | 'queryClient'>) =>
    mutationOptions({
      mutationFn: (application: components['schemas']['CourseApplication']) =>
        send(api.POST('/api/course/applicant', { body: application })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: courseQueries.all }),
      meta: { success: true },
    }),
}

/** Courses, by pages. */
export const useCourses = () => useList(courseQueries.list(useApi()))

/** One course. Fails with an `ApiError` of status 404 when there is none. */
export const useCourse = (id: string) => useSlice(courseQueries.view(useApi(), id))

/** Applies for a course; `data.state` says whether there was a place. */
export const useApplyForCourse = () => useAction(courseMutations.apply(useDomain()))
