import { send } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'
import { courseQueries } from './courses.ts'

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
  /** @throws {ApiError} of status 410 when the link is too old */
  confirm: ({ api, queryClient }: Pick<Domain, 'api' | 'queryClient'>) =>
    mutationOptions({
      mutationFn: (link: components['schemas']['ReferenceOnly']) =>
        send(api.POST('/api/course/applicant/confirm', { body: link })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: courseQueries.all }),
    }),
}

/** Applies for a course; `data.state` says whether it has to be confirmed first, or whether there was a place. */
export const useApplyForCourse = () => useAction(courseMutations.apply(useDomain()))

/** Confirms an application by the link of its email; `data.state` says whether there was a place. */
export const useConfirmApplication = () => useAction(courseMutations.confirm(useDomain()))
