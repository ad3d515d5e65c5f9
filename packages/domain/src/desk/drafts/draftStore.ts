/** What was typed in a form, and where that form is. */
export type StoredDraft = {
  /** What the form is called in the list of drafts. */
  title: string
  /** The page of the desk that shows the form. */
  path: string
  /** What was typed, as JSON. */
  value: string
  /** When it was last changed, as an instant. */
  at: string
}

/** A form of one mosque's desk. */
export type DraftForm = {
  mosque: string
  /** Its name: letters, digits, dots and hyphens, as `day.2026-11-26`. */
  form: string
}

/** Where drafts are stored. Nothing in it throws: a store that is full or away loses no page. */
export type DraftStore = {
  read(form: DraftForm): Promise<StoredDraft | undefined>
  /**
   * Stores the newest text; what is still being stored from before is overtaken, never stored after it.
   * @returns whether it was stored; a text that a newer one has overtaken counts as stored
   */
  write(form: DraftForm, draft: StoredDraft): Promise<boolean>
  remove(form: DraftForm): void
  /** Deletes what a device may not hold once somebody has logged out. */
  deleteAtLogout(): void
  /** The drafts of a mosque, the newest first. */
  list(mosque: string): Promise<ListedDraft[]>
}

/** A draft in a list. */
export type ListedDraft = Pick<StoredDraft, 'title' | 'path' | 'at'> & { form: string }

/** A store for somebody whose browser can hold nothing: what is typed lives as long as the page. */
export const noDraftStore: DraftStore = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(false),
  remove() {},
  deleteAtLogout() {},
  list: () => Promise.resolve([]),
}
