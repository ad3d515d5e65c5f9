import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'

/** The values of a form submitted without scripts, by field name. */
export type PostedFields = Readonly<Record<string, string>>

const key = ['posted']

/** Stores the submitted values for the page, so that hydration finds them too. */
export const savePosted = ({ queryClient }: Pick<Domain, 'queryClient'>, fields: PostedFields): void => {
  queryClient.setQueryData(key, fields)
}

/** The form values submitted to this page; undefined if there are none. */
export const usePosted = (): PostedFields | undefined => useDomain().queryClient.getQueryData<PostedFields>(key)

/** Removes the submitted values once the hydrated form holds them. */
export const removePosted = ({ queryClient }: Pick<Domain, 'queryClient'>): void =>
  queryClient.removeQueries({ queryKey: key })
