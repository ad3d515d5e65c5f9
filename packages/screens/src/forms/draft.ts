import { isRecord, type Shelf } from '@minaret/domain'

/** What of a form a reload finds again: text by the path of its field. */
export type Draft = Readonly<Record<string, string>>

const keyOf = (form: string) => `draft.${form}`

/** A draft and whether somebody was logged in who wrote it: what is left after a logout is for nobody. */
export type Owner = { member: boolean }

/** Writes down what may be kept of a form; nothing is kept of an empty one. */
export function keepDraft(shelf: Shelf, form: string, draft: Draft, { member }: Owner): void {
  const said = Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== ''))
  if (Object.keys(said).length > 0) shelf.write(keyOf(form), { member, said })
  else shelf.remove(keyOf(form))
}

/** What was kept of a form, of the fields that may be kept. Another person's is dropped. */
export function keptDraft(shelf: Shelf, form: string, keep: readonly string[], { member }: Owner): Draft | undefined {
  return shelf.read(keyOf(form), (value) => {
    if (!isRecord(value) || !isRecord(value.said) || value.member !== member) return undefined
    const { said } = value
    const texts = keep.flatMap((path) => {
      const text = said[path]
      return typeof text === 'string' && text ? [[path, text] as const] : []
    })
    return Object.fromEntries(texts)
  })
}

/** Forgets the draft: it has been sent. */
export const forgetDraft = (shelf: Shelf, form: string): void => shelf.remove(keyOf(form))
