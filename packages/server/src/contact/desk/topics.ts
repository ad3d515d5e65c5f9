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

/** Converts a stored topic to the contract's; unknown topics from older versions become general. */
export const topicIn = (storedTopic: string): MessageListed['topic'] =>
  topics.find((topic) => topic === storedTopic) ?? 'general'
