import type { Domain } from '@minaret/domain'
import { carriedKey } from './carriedKey.ts'

type CarriedMessage = { kind: 'success' | 'info'; text: string }

const isCarriedMessage = (value: unknown): value is CarriedMessage =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'success' || value.kind === 'info') &&
  'text' in value &&
  typeof value.text === 'string'

/**
 * Carries success and info messages to the next document, so that "You are logged in" is shown there. Errors are not carried.
 */
export function carryMessages({ toasts, visit }: Pick<Domain, 'toasts' | 'visit'>): void {
  const carriedMessages = toasts.getState().messages.filter(({ kind }) => kind === 'success' || kind === 'info')
  if (carriedMessages.length > 0)
    visit.write(
      carriedKey,
      carriedMessages.map(({ kind, text }) => ({ kind, text })),
    )
}

/** Shows the messages carried over from the previous page. */
export function showCarriedMessages({ toasts, visit }: Pick<Domain, 'toasts' | 'visit'>): void {
  const carriedMessages =
    visit.read(carriedKey, (value) => (Array.isArray(value) ? value.filter(isCarriedMessage) : undefined)) ?? []
  visit.remove(carriedKey)
  for (const { kind, text } of carriedMessages) toasts.getState().show(kind, text)
}
