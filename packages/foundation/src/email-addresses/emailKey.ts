/**
 * An e-mail address as it is compared: one form of each letter (NFC), no spaces around it, lower case. Two addresses are
 * the same person's exactly when their keys are equal; the address as it was typed is kept beside it, to write to.
 */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase()
