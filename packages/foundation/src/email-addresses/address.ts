/** One address, and nothing that a mail program could read as two, or as a header. */
const plainAddress = /^[^\s\p{C}<>()[\],;:\\"@]{1,64}@[^\s\p{C}<>()[\],;:\\"@]{1,255}$/u

/**
 * Whether a text is exactly one e-mail address.
 * @untrusted
 */
export const isAddress = (text: string): boolean => plainAddress.test(text)

/**
 * `fatima@example.org` becomes `f…@example.org`: enough to know one's own email by.
 * @untrusted
 */
export const maskAddress = (address: string): string => address.replace(/^(.).*(?=@)/su, '$1…')
