import { useDomain } from '@minaret/domain'
import { useEffect } from 'react'
import { type FieldPath, type FieldValues, get, set, type UseFormReturn } from 'react-hook-form'
import { removeDraft, saveDraft, loadDraft, draftOwnerOf } from './draft.ts'
import { textOf } from './values.ts'

/**
 * Stores a form's draft until the tab closes, and restores it after a reload.
 * @param keep the fields that may be stored
 * @returns a function that removes the draft
 */
export function useDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string,
  keep: readonly FieldPath<V>[],
): () => void {
  const { visit, session } = useDomain()
  // A string, because an array literal in the call changes identity on every render.
  const fieldList = keep.join(' ')

  useEffect(() => {
    // A form without stored fields must not touch the draft under its name.
    if (!fieldList) return undefined
    const paths = fieldList.split(' ')
    const owner = () => draftOwnerOf(session.getState().user)
    const draft = loadDraft(visit, name, paths, owner())
    if (draft)
      form.reset((current) => {
        const newValues = structuredClone(current)
        // Input from before hydration is newer.
        for (const [path, text] of Object.entries(draft)) if (!textOf(get(newValues, path))) set(newValues, path, text)
        return newValues
      })
    let hasLoggedOut = false
    const saveValues = (values: V) =>
      saveDraft(visit, name, Object.fromEntries(paths.map((path) => [path, textOf(get(values, path))])), owner())
    // Stores input from before hydration too.
    saveValues(form.getValues())
    const stop = form.subscribe({
      formState: { values: true },
      callback({ values }) {
        if (!hasLoggedOut) saveValues(values)
      },
    })
    const unwatch = session.subscribe(({ user }, { user: previousUser }) => {
      if (!previousUser || user) return
      // The form still has the values of the user who logged out.
      hasLoggedOut = true
      removeDraft(visit, name)
    })
    return () => {
      stop()
      unwatch()
    }
  }, [form, visit, session, name, fieldList])

  return () => {
    if (fieldList) removeDraft(visit, name)
  }
}
