import type { Domain } from '@minaret/domain'

type Said = { kind: 'success' | 'info'; text: string }

const key = 'said'

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'success' || value.kind === 'info') &&
  'text' in value &&
  typeof value.text === 'string'

/**
 * Takes along what has just been said, where one goes on to another document: "You are logged in" is read there. What
 * failed stays behind.
 */
export function carryMessages({ toasts, visit }: Pick<Domain, 'toasts' | 'visit'>): void {
  const said = toasts.getState().messages.filter(({ kind }) => kind === 'success' || kind === 'info')
  if (said.length > 0)
    visit.write(
      key,
      said.map(({ kind, text }) => ({ kind, text })),
    )
}

/** Says what the page before has taken along. */
export function sayCarried({ toasts, visit }: Pick<Domain, 'toasts' | 'visit'>): void {
  const said = visit.read(key, (value) => (Array.isArray(value) ? value.filter(isSaid) : undefined)) ?? []
  visit.remove(key)
  for (const { kind, text } of said) toasts.getState().show(kind, text)
}
