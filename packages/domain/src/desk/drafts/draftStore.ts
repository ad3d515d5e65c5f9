/** The stored draft of a form. */
export type StoredDraft = {
  /** The form's name in the list of drafts. */
  title: string
  /** The path of the form's page. */
  path: string
  /** The form's values, as JSON. */
  value: string
  /** When it was last changed, in ISO 8601. */
  at: string
}

/** A form of one mosque's desk. */
export type DraftForm = {
  mosque: string
  /** Its name: letters, digits, dots and hyphens, such as `day.2026-11-26`. */
  form: string
}

/** A store of drafts. Its methods never throw: a full or unreachable store must not break the page. */
export type DraftStore = {
  read(form: DraftForm): Promise<StoredDraft | undefined>
  /**
   * Stores the newest text; an older write that is still in progress is superseded.
   * @returns whether it was stored; a superseded text counts as stored
   */
  write(form: DraftForm, draft: StoredDraft): Promise<boolean>
  remove(form: DraftForm): void
  /** Deletes drafts that a device must not hold after a logout. */
  deleteAtLogout(): void
  /** The drafts of a mosque, newest first. */
  list(mosque: string): Promise<ListedDraft[]>
}

/** A draft in a list. */
export type ListedDraft = Pick<StoredDraft, 'title' | 'path' | 'at'> & { form: string }

/** A store that discards all drafts: input is lost when the page is closed. */
export const noDraftStore: DraftStore = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(false),
  remove() {},
  deleteAtLogout() {},
  list: () => Promise.resolve([]),
}
