/** What an import does to one thing. */
export type Change = {
  what: 'added' | 'changed' | 'removed' | 'hidden'
  /** As people call it: `event`, `setting`. */
  kind: string
  id: string
  /** Where it is written. */
  file?: string
  /** What of it changes, by the keys people write. */
  keys?: string[]
  /** More to know: that it was changed on the site since the last import, or why it is not deleted. */
  note?: string
}

/** A setting that stays as it was set on the site since. */
export type UnchangedSetting = {
  key: string
  /** As people write it; nothing where it was taken away. */
  value?: string
}

/** A piece of content that stays as staff left it at the desk. */
export type UnchangedItem = { kind: string; id: string; file: string }

/** How an import goes about what is there already. */
export type ImportOptions = {
  /** Look, tell, and leave everything as it is. */
  dryRun?: boolean
  /** Take away what the folder does not hold. */
  prune?: boolean
  /** Put the folder in place of what staff have changed at the desk since the last import. */
  overwrite?: boolean
  /** Only add what was never there: what people have changed or taken away stays so, and days that have passed move on. */
  onlyNew?: boolean
  /** Breaks one mosque's import off, with its reason, while nothing is changed yet. */
  stop?: AbortSignal
  now?: Date
}

/** What an import did, or would do. */
export type Imported = {
  slug: string
  /** Whether the mosque was not there before. */
  made: boolean
  changes: Change[]
  /** Settings the folder says otherwise, as it did the last time: what was set on the site since goes before it. */
  kept: UnchangedSetting[]
  /** What the folder says as it did the last time, and staff have changed since. */
  stays: UnchangedItem[]
  /** How many things are as they were. */
  unchanged: number
}
