import { parseConfig } from '@minaret/plans'

/** The value to store, or the problem as the end of a sentence. */
export type ReadSetting = { value: string } | { problem: string }

/** Kinds of settings for which the desk has its own messages in each language. */
export type FormKind =
  | 'choice'
  | 'yesNo'
  | 'text'
  | 'line'
  | 'link'
  | 'picture'
  | 'languages'
  | 'colour'
  | 'email'
  | 'phone'

/** The input format of a kind of setting. */
export type Form = {
  kind?: FormKind
  /** The maximum number of characters; undefined if unlimited. */
  maxLength?: number
  /** Describes the format. */
  format: string
  /** @param currency the mosque’s currency, for amounts */
  read(text: string, currency: string): ReadSetting
  /** Formats a stored value; undefined if it is shown unchanged. */
  show?(value: string, currency: string): string
}

/** A value, or a problem if it is invalid. */
export const validate = (isValid: boolean, value: string, problem: string): ReadSetting =>
  isValid ? { value } : { problem }

/** A format that `parse` validates. */
export const createForm = (format: string, problem: string, parse: (text: string) => string | undefined): Form => ({
  format,
  read: (text) => {
    const value = parse(text)
    return value === undefined ? { problem } : { value }
  },
})

/** Parses the configuration with only one setting. */
export const config = (key: string, value: string) => parseConfig([{ key, value }])
