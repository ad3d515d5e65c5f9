/** A change by an import. */
export type Change = {
  what: 'added' | 'changed' | 'removed' | 'hidden'
  /** The kind for messages, such as `event` or `setting`. */
  kind: string
  id: string
  /** The file in the folder. */
  file?: string
  /** The changed keys. */
  keys?: string[]
  /** A note: that it was changed on the site since the last import, or why it is not deleted. */
  note?: string
}

/** A setting that keeps the value set on the site since the last import. */
export type UnchangedSetting = {
  key: string
  /** The value as text; absent if the setting was removed. */
  value?: string
}

/** A content item that keeps its edits by staff. */
export type UnchangedItem = { kind: string; id: string; file: string }

/** Options of an import. */
export type ImportOptions = {
  /** Report changes without making them. */
  dryRun?: boolean
  /** Remove imported content that is no longer in the folder. */
  prune?: boolean
  /** Overwrite edits by staff since the last import. */
  overwrite?: boolean
  /** Only add new content and move past dates forward; keep all changes and removals by users. */
  onlyNew?: boolean
  /** Aborts a mosque's import before it is committed. */
  stop?: AbortSignal
  now?: Date
}

/** The changes of an import or a dry run. */
export type ImportSummary = {
  slug: string
  /** Whether the import created the mosque. */
  made: boolean
  changes: Change[]
  /** Settings that keep the value set on the site, because the folder has not changed them. */
  kept: UnchangedSetting[]
  /** Content that keeps its edits by staff, because the folder has not changed it. */
  stays: UnchangedItem[]
  /** The number of unchanged items. */
  unchanged: number
}
