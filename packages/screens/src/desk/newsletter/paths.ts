import type { SubscriberState } from '@minaret/contract/desk'
import { deskPath } from '../frame/index.ts'

/** Which subscribers a list shows. */
export type SubscribersWanted = { show: SubscriberState; search: string }

/** How subscribers can stand, in the order of the list's filters. */
export const subscriberStates: readonly SubscriberState[] = ['confirmed', 'bounced', 'pending', 'left']

/** Which subscribers a list shows, as its address says; whatever it does not say well is those who get the newsletter. */
export const readSubscribers = (show: string | null, search: string | null): SubscribersWanted => ({
  show: subscriberStates.find((one) => one === show) ?? 'confirmed',
  search: (search ?? '').slice(0, 100),
})

/** The address of an issue, or of a new one. */
export const issuePath = (slug: string, id = 'new'): string => `${deskPath(slug, 'newsletter')}/${id}`

/** The address of a list of subscribers. */
export function subscribersPath(slug: string, { show, search }: SubscribersWanted): string {
  const query = new URLSearchParams({ ...(show === 'confirmed' ? {} : { show }), ...(search ? { search } : {}) })
  return `${deskPath(slug, 'newsletter')}/subscribers${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** The address where people are brought along. */
export const importPath = (slug: string): string => `${deskPath(slug, 'newsletter')}/import`
