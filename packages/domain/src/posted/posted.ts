import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'

/** What a form that was sent without scripts holds, by the names of its fields. */
export type PostedFields = Readonly<Record<string, string>>

const key = ['posted']

/** Gives the page what the form that asked for it held; a script that takes the page over finds it there, too. */
export const savePosted = ({ queryClient }: Pick<Domain, 'queryClient'>, fields: PostedFields): void => {
  queryClient.setQueryData(key, fields)
}

/** What the form that asked for this page held; nothing where none did. */
export const usePosted = (): PostedFields | undefined => useDomain().queryClient.getQueryData<PostedFields>(key)

/** Forgets it: the form that has taken the page over knows it now. */
export const forgetPosted = ({ queryClient }: Pick<Domain, 'queryClient'>): void =>
  queryClient.removeQueries({ queryKey: key })
