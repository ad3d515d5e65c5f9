/** The context for reading values of a folder: the mosque's settings and the current time. */
export type ReadingContext = {
  /** IANA name. */
  timeZone: string
  /** ISO 4217, lower case; the first is the mosque's main currency. */
  currencies: readonly string[]
  now: Date
  /** Whether relative days are allowed. */
  demonstration: boolean
  /** The values of placeholders such as `{name}`. */
  placeholders: Readonly<Partial<Record<string, string>>>
  /** True if a file exists, otherwise a suggested path, which may be empty. */
  hasFile(path: string): true | string
}
