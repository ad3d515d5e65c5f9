import type { ApplicationKind, ApplicationStatus } from '@minaret/contract/desk'
import { deskPath } from '../frame/index.ts'

/** The filter of a list of applications. */
export type ApplicationFilter = { kind: ApplicationKind; show: ApplicationStatus; course?: string }

/** Statuses of applications, in the order of the list's filters. */
export const applicationStatuses: readonly ApplicationStatus[] = ['received', 'waiting', 'accepted', 'declined']

/** Parses the status in a list's URL; undecided applications by default. */
export const parseStatus = (show: string | null): ApplicationStatus =>
  applicationStatuses.find((status) => status === show) ?? 'received'

/** Parses the kind of application in a URL; courses by default. */
export const parseKind = (kind: string | undefined): ApplicationKind => (kind === 'maktab' ? 'maktab' : 'course')

/** The path of a list. */
export function listPath(slug: string, { kind, show, course }: ApplicationFilter): string {
  const query = new URLSearchParams({ ...(course ? { course } : {}), ...(show === 'received' ? {} : { show }) })
  return `${deskPath(slug, 'applications')}/${kind}${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** The path of an application. */
export const applicationPath = (slug: string, { kind, id }: { kind: ApplicationKind; id: string }): string =>
  `${deskPath(slug, 'applications')}/${kind}/${id}`

/** The path of the maktab's classes. */
export const classesPath = (slug: string): string => `${deskPath(slug, 'applications')}/classes`

/** The path of a class's register on a day; today by default. */
export const registerPath = (slug: string, id: string, day?: string): string =>
  `${classesPath(slug)}/${id}${day === undefined ? '' : `?day=${day}`}`
