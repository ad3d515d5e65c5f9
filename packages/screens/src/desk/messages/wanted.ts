import type { DeskMosque, MessageFilter, MessageKind } from '@minaret/contract/desk'
import { deskPath } from '../frame/index.ts'

/** Which messages a list shows. */
export type MessagesWanted = { show: MessageFilter; kind?: MessageKind }

const shows: readonly MessageFilter[] = ['open', 'mine', 'answered', 'unsent']
const kinds: readonly MessageKind[] = ['message', 'imam']

/** What a list shows, as its address says; whatever it does not say well is left out. */
export function readWanted(show: string | null, kind: string | null): MessagesWanted {
  const asked = kinds.find((one) => one === kind)
  return { show: shows.find((one) => one === show) ?? 'open', ...(asked ? { kind: asked } : {}) }
}

/** The address of a list. */
export function wantedPath(slug: string, { show, kind }: MessagesWanted): string {
  const query = new URLSearchParams({ ...(show === 'open' ? {} : { show }), ...(kind ? { kind } : {}) }).toString()
  return `${deskPath(slug, 'messages')}${query ? `?${query}` : ''}`
}

/** The kinds of messages somebody's roles let them read. */
export const kindsFor = ({ roles }: Pick<DeskMosque, 'roles'>): readonly MessageKind[] => [
  ...(roles.some((role) => role === 'owner' || role === 'administrator') ? ['message' as const] : []),
  ...(roles.includes('imam') ? ['imam' as const] : []),
]
