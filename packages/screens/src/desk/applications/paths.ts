import type { ApplicationKind, ApplicationStanding } from '@minaret/contract/desk'
import { deskPath } from '../frame/index.ts'

/** Which applications a list shows. */
export type ApplicationsWanted = { kind: ApplicationKind; show: ApplicationStanding; course?: string }

/** Where an application can stand, in the order of a list's filters. */
export const standings: readonly ApplicationStanding[] = ['received', 'waiting', 'accepted', 'declined']

/** Where the applications of a list stand, as its address says; whatever it does not say well is those to decide. */
export const readShow = (show: string | null): ApplicationStanding =>
  standings.find((one) => one === show) ?? 'received'

/** What was applied for, as an address says. */
export const readKind = (kind: string | undefined): ApplicationKind => (kind === 'maktab' ? 'maktab' : 'course')

/** The address of a list. */
export function listPath(slug: string, { kind, show, course }: ApplicationsWanted): string {
  const query = new URLSearchParams({ ...(course ? { course } : {}), ...(show === 'received' ? {} : { show }) })
  return `${deskPath(slug, 'applications')}/${kind}${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** The address of one application. */
export const applicationPath = (slug: string, { kind, id }: { kind: ApplicationKind; id: string }): string =>
  `${deskPath(slug, 'applications')}/${kind}/${id}`

/** The address of the maktab's classes. */
export const classesPath = (slug: string): string => `${deskPath(slug, 'applications')}/classes`

/** The address of a class's register on a day; today without one. */
export const registerPath = (slug: string, id: string, day?: string): string =>
  `${classesPath(slug)}/${id}${day === undefined ? '' : `?day=${day}`}`
