import { isRecord, type BrowserStorage } from '@minaret/domain'

/** The stored part of a form: text by field path. */
export type Draft = Readonly<Record<string, string>>

const keyOf = (form: string) => `draft.${form}`

/** The owner of a draft: a fingerprint of the session, empty without one. */
export type DraftOwner = { session?: string }

/**
 * Identifies a session by the end of its token, which is useless by itself. A renewed session has another fingerprint: a
 * reload then loses the draft rather than showing it to someone else.
 */
export const draftOwnerOf = (user: { token: string } | undefined): DraftOwner => ({ session: user?.token.slice(-12) })

/** Stores a form's draft; removes an empty one. */
export function saveDraft(storage: BrowserStorage, form: string, draft: Draft, { session = '' }: DraftOwner): void {
  const filledFields = Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== ''))
  if (Object.keys(filledFields).length > 0) storage.write(keyOf(form), { session, said: filledFields })
  else storage.remove(keyOf(form))
}

/** The stored draft, limited to the fields that may be stored. Another user's draft is removed. */
export function loadDraft(
  storage: BrowserStorage,
  form: string,
  keep: readonly string[],
  { session = '' }: DraftOwner,
): Draft | undefined {
  return storage.read(keyOf(form), (value) => {
    if (!isRecord(value) || !isRecord(value.said) || value.session !== session) return undefined
    const { said: filledFields } = value
    const restoredFields = keep.flatMap((path) => {
      const text = filledFields[path]
      return typeof text === 'string' && text ? [[path, text] as const] : []
    })
    return Object.fromEntries(restoredFields)
  })
}

/** Removes the draft after it has been sent. */
export const removeDraft = (storage: BrowserStorage, form: string): void => storage.remove(keyOf(form))
