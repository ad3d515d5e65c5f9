/** A contact detail that can be linked. */
export type ContactLink = { kind: 'email' | 'phone' | 'page'; href: string; text: string }

/**
 * Turns the "contact" field into a link: an email address, or a link the server allows. Undefined for free text.
 * @param subject the subject line of an email to a bare address
 */
export function contactLink(contact: string, subject?: string): ContactLink | undefined {
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(contact))
    return {
      kind: 'email',
      href: `mailto:${contact}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`,
      text: contact,
    }
  const [, scheme, rest = ''] = /^(mailto|tel|https):(.+)$/i.exec(contact) ?? []
  if (!scheme) return contact.startsWith('/') ? { kind: 'page', href: contact, text: contact } : undefined
  const [text = ''] = rest.replace(/^\/\//, '').split('?')
  const kind = { mailto: 'email', tel: 'phone' } as const
  const protocol = scheme.toLowerCase()
  return { kind: protocol === 'mailto' || protocol === 'tel' ? kind[protocol] : 'page', href: contact, text }
}
