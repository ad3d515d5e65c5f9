import type { MessageListed } from '@minaret/contract/desk'

const topics: readonly MessageListed['topic'][] = [
  'general',
  'visit',
  'services',
  'events',
  'classes',
  'donations',
  'website',
  'imam',
]

/** What a message is about, as the contract names it; whatever an older version stored counts as general. */
export const topicIn = (stored: string): MessageListed['topic'] => topics.find((topic) => topic === stored) ?? 'general'
