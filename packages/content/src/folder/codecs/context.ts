/** What words in a folder are read by: the mosque's own settings, and today. */
export type ReadingContext = {
  /** IANA name. */
  timeZone: string
  /** ISO 4217, lower case; the first is the mosque's own. */
  currencies: readonly string[]
  now: Date
  /** Whether days may be told from today. */
  demonstration: boolean
  /** What `{name}` and the like stand for. */
  words: Readonly<Partial<Record<string, string>>>
  /** Whether a file lies at a path, and what was probably meant where none does. */
  hasFile(path: string): true | string
}
