import { isRecord, type BrowserStorage } from '@minaret/domain'

/** What of a form a reload finds again: text by the path of its field. */
export type Draft = Readonly<Record<string, string>>

const keyOf = (form: string) => `draft.${form}`

/** Who wrote a draft: a mark of the session that was open then, none while nobody is logged in. */
export type Owner = { session?: string }

/**
 * Marks a session by the end of its token, which alone opens nothing. A renewed one has another mark: what was typed
 * under the old one is then lost to a reload, rather than shown to somebody else.
 */
export const ownerOf = (user: { token: string } | undefined): Owner => ({ session: user?.token.slice(-12) })

/** Writes down what may be kept of a form; nothing is kept of an empty one. */
export function saveDraft(storage: BrowserStorage, form: string, draft: Draft, { session = '' }: Owner): void {
  const filled = Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== ''))
  if (Object.keys(filled).length > 0) storage.write(keyOf(form), { session, said: filled })
  else storage.remove(keyOf(form))
}

/** What was kept of a form, of the fields that may be kept. Another person's is dropped. */
export function loadDraft(
  storage: BrowserStorage,
  form: string,
  keep: readonly string[],
  { session = '' }: Owner,
): Draft | undefined {
  return storage.read(keyOf(form), (value) => {
    if (!isRecord(value) || !isRecord(value.said) || value.session !== session) return undefined
    const { said: filled } = value
    const texts = keep.flatMap((path) => {
      const text = filled[path]
      return typeof text === 'string' && text ? [[path, text] as const] : []
    })
    return Object.fromEntries(texts)
  })
}

/** Forgets the draft: it has been sent. */
export const forgetDraft = (storage: BrowserStorage, form: string): void => storage.remove(keyOf(form))
