/**
 * An e-mail address as it is compared: one form of each letter (NFC), no spaces around it, lower case. Two addresses are
 * the same person's exactly when their keys are equal; the address as it was typed is kept beside it, to write to.
 * @untrusted
 */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase()

/**
 * The mailbox an address leads to, as far as addresses tell: what follows a plus sign is a label of its owner's, and
 * Gmail overlooks dots. Emails to one person are counted by it; it is nobody's login.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`
}
