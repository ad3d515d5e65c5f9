/** A single address, without anything that a mail program could parse as two addresses or as a header. */
const plainAddress = /^[^\s\p{C}<>()[\],;:\\"@]{1,64}@[^\s\p{C}<>()[\],;:\\"@]{1,255}$/u

/**
 * Whether text is exactly one email address.
 * @untrusted
 */
export const isAddress = (text: string): boolean => plainAddress.test(text)

/**
 * `fatima@example.org` becomes `f…@example.org`: enough for its owner to recognise it.
 * @untrusted
 */
export const maskAddress = (address: string): string => address.replace(/^(.).*(?=@)/su, '$1…')
