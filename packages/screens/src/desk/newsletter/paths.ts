import type { SubscriberState } from '@minaret/contract/desk'
import { deskPath } from '../frame/index.ts'

/** The filter of a list of subscribers. */
export type SubscriberFilter = { show: SubscriberState; search: string }

/** Statuses of subscribers, in the order of the list's filters. */
export const subscriberStates: readonly SubscriberState[] = ['confirmed', 'bounced', 'pending', 'left']

/** Parses the filter from a URL; confirmed subscribers by default. */
export const parseSubscriberFilter = (show: string | null, search: string | null): SubscriberFilter => ({
  show: subscriberStates.find((state) => state === show) ?? 'confirmed',
  search: (search ?? '').slice(0, 100),
})

/** The path of an issue, or of a new one. */
export const issuePath = (slug: string, id = 'new'): string => `${deskPath(slug, 'newsletter')}/${id}`

/** The path of a list of subscribers. */
export function subscribersPath(slug: string, { show, search }: SubscriberFilter): string {
  const query = new URLSearchParams({ ...(show === 'confirmed' ? {} : { show }), ...(search ? { search } : {}) })
  return `${deskPath(slug, 'newsletter')}/subscribers${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** The path of the import. */
export const importPath = (slug: string): string => `${deskPath(slug, 'newsletter')}/import`
