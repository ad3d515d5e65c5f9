import { parseConfig } from '@minaret/plans'

/** What a setting says once it was read, as it is stored; or why it cannot be read, as the end of a sentence. */
export type ReadSetting = { value: string } | { problem: string }

/** Kinds of settings whose problems the desk puts into words of its own, in each language. */
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

/** How a kind of setting is written. */
export type Form = {
  kind?: FormKind
  /** Characters it may have, where that is limited. */
  most?: number
  /** For people, as in `write it like …`. */
  written: string
  /** @param currency the mosque's own, for amounts */
  read(text: string, currency: string): ReadSetting
  /** As it is written, from what is stored; where that is not the same. */
  show?(value: string, currency: string): string
}

/** A value, or why it cannot be. */
export const when = (good: boolean, value: string, problem: string): ReadSetting => (good ? { value } : { problem })

/** Something `parseConfig` reads as it stands, or drops. */
export const parsed = (written: string, problem: string, parse: (text: string) => string | undefined): Form => ({
  written,
  read: (text) => {
    const value = parse(text)
    return value === undefined ? { problem } : { value }
  },
})

/** A configuration of one setting, as the site reads it. */
export const config = (key: string, value: string) => parseConfig([{ key, value }])
