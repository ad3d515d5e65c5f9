import { useDomain } from '@minaret/domain'
import { useEffect } from 'react'
import { type FieldPath, type FieldValues, get, set, type UseFormReturn } from 'react-hook-form'
import { forgetDraft, saveDraft, loadDraft, ownerOf } from './draft.ts'
import { textOf } from './values.ts'

/**
 * Keeps a form's draft until the tab closes, and brings it back after a reload.
 * @param keep the fields that may be written down
 * @returns how to forget it
 */
export function useDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string,
  keep: readonly FieldPath<V>[],
): () => void {
  const { visit, session } = useDomain()
  // A list written in the call is another one each time; what is in it stays.
  const fieldList = keep.join(' ')

  useEffect(() => {
    // A form of which nothing is kept touches nothing: what lies under its name may be somebody else's.
    if (!fieldList) return undefined
    const paths = fieldList.split(' ')
    const owner = () => ownerOf(session.getState().user)
    const draft = loadDraft(visit, name, paths, owner())
    if (draft)
      form.reset((now) => {
        const next = structuredClone(now)
        // What was typed before the scripts ran is newer.
        for (const [path, text] of Object.entries(draft)) if (!textOf(get(next, path))) set(next, path, text)
        return next
      })
    let left = false
    const keep = (values: V) =>
      saveDraft(visit, name, Object.fromEntries(paths.map((path) => [path, textOf(get(values, path))])), owner())
    // What was typed before the scripts ran is kept as well.
    keep(form.getValues())
    const stop = form.subscribe({
      formState: { values: true },
      callback({ values }) {
        if (!left) keep(values)
      },
    })
    const unwatch = session.subscribe(({ user }, { user: before }) => {
      if (!before || user) return
      // What still stands in the form is the one's who has gone.
      left = true
      forgetDraft(visit, name)
    })
    return () => {
      stop()
      unwatch()
    }
  }, [form, visit, session, name, fieldList])

  return () => {
    if (fieldList) forgetDraft(visit, name)
  }
}
