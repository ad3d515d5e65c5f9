import { send } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'
import { courseQueries } from './courses.ts'

/** Mutations of course applications. */
const courseMutations = {
  /** Applies; idempotent by `attemptId`. Reloads the courses, because fewer places may be left. */
  apply: ({ api, queryClient }: Pick<Domain, 'api' | 'queryClient'>) =>
    mutationOptions({
      mutationFn: (application: components['schemas']['CourseApplication']) =>
        send(api.POST('/api/course/applicant', { body: application })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: courseQueries.all }),
      meta: { success: true },
    }),
  /** Confirms an application. @throws {ApiError} with status 410 if the link has expired */
  confirm: ({ api, queryClient }: Pick<Domain, 'api' | 'queryClient'>) =>
    mutationOptions({
      mutationFn: (link: components['schemas']['ReferenceOnly']) =>
        send(api.POST('/api/course/applicant/confirm', { body: link })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: courseQueries.all }),
    }),
}

/** Applies for a course; `data.state` says whether it awaits confirmation, or whether there was a place. */
export const useApplyForCourse = () => useAction(courseMutations.apply(useDomain()))

/** Confirms an application with the link from its email; `data.state` says whether there was a place. */
export const useConfirmApplication = () => useAction(courseMutations.confirm(useDomain()))
