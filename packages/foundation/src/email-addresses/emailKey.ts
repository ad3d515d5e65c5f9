/**
 * Normalises an email address for comparison: NFC, trimmed, lower case. Two addresses belong to the same person exactly if
 * their keys are equal; the address as entered is stored beside it, for sending.
 * @untrusted
 */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase()

/**
 * Returns the mailbox an address delivers to, as far as the address shows: a plus sign starts a label, and Gmail ignores
 * dots. Used to limit the emails to one person, never for logins.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email)
  const atIndex = key.lastIndexOf('@')
  const domain = key.slice(atIndex + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const name = key.slice(0, atIndex).replace(/(?<=.)\+.*$/s, '')
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`
}
