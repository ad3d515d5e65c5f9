import type { DeskMosque, MessageFilter, MessageKind } from '@minaret/contract/desk'
import { deskPath } from '../frame/index.ts'

/** The filter of a list of messages. */
export type MessageListFilter = { show: MessageFilter; kind?: MessageKind }

const statuses: readonly MessageFilter[] = ['open', 'mine', 'answered', 'unsent']
const kinds: readonly MessageKind[] = ['message', 'imam']

/** Parses the filter from a URL; invalid parameters are ignored. */
export function parseMessageFilter(show: string | null, kind: string | null): MessageListFilter {
  const validKind = kinds.find((option) => option === kind)
  return { show: statuses.find((option) => option === show) ?? 'open', ...(validKind ? { kind: validKind } : {}) }
}

/** The path of a list. */
export function messagesPath(slug: string, { show, kind }: MessageListFilter): string {
  const query = new URLSearchParams({ ...(show === 'open' ? {} : { show }), ...(kind ? { kind } : {}) }).toString()
  return `${deskPath(slug, 'messages')}${query ? `?${query}` : ''}`
}

/** The kinds of messages that the user's roles may read. */
export const kindsFor = ({ roles }: Pick<DeskMosque, 'roles'>): readonly MessageKind[] => [
  ...(roles.some((role) => role === 'owner' || role === 'administrator') ? ['message' as const] : []),
  ...(roles.includes('imam') ? ['imam' as const] : []),
]
