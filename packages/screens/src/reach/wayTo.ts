/** How to reach somebody, as a link can say it. */
export type Way = { kind: 'email' | 'phone' | 'page'; href: string; text: string }

/**
 * What somebody wrote under "contact", as a way to go: an e-mail address, a link as the host lets it through. Nothing
 * when it is only words.
 * @param about the subject of a letter to a bare address
 */
export function wayTo(contact: string, about?: string): Way | undefined {
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(contact))
    return {
      kind: 'email',
      href: `mailto:${contact}${about ? `?subject=${encodeURIComponent(about)}` : ''}`,
      text: contact,
    }
  const [, scheme, rest = ''] = /^(mailto|tel|https):(.+)$/i.exec(contact) ?? []
  if (!scheme) return contact.startsWith('/') ? { kind: 'page', href: contact, text: contact } : undefined
  const [shown = ''] = rest.replace(/^\/\//, '').split('?')
  const kind = { mailto: 'email', tel: 'phone' } as const
  const known = scheme.toLowerCase()
  return { kind: known === 'mailto' || known === 'tel' ? kind[known] : 'page', href: contact, text: shown }
}
