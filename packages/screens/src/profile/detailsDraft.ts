import { isRecord, type BrowserStorage, useDomain } from '@minaret/domain'
import { useLayoutEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { textOf } from '../forms/index.ts'

/** The values of the details form. */
export type DetailsValues = { name: string; email: string; contactNumber: string; currentPassword: string }

/** The stored part of the values. */
type Draft = Omit<DetailsValues, 'currentPassword'>

const key = 'draft.details'

/** Removes the draft after saving or logging out. */
export const removeDetailsDraft = (storage: BrowserStorage): void => storage.remove(key)

/** The unsaved draft of an account. @param owner the account's email address; another account's draft is removed */
const readDetailsDraft = (storage: BrowserStorage, owner: string): Draft | undefined =>
  storage.read(key, (value) => {
    if (!isRecord(value) || value.owner !== owner) return undefined
    return { name: textOf(value.name), email: textOf(value.email), contactNumber: textOf(value.contactNumber) }
  })

/**
 * Stores unsaved input, so that it survives a reload or an expired session.
 * @returns whether a draft was restored
 */
export function useDetailsDraft(form: UseFormReturn<DetailsValues>, savedValues: Draft, owner: string): boolean {
  const { visit } = useDomain()
  const [draft] = useState(() => readDetailsDraft(visit, owner))
  const { name, email, contactNumber } = savedValues
  // A layout effect, because input between the first paint and a normal effect would be lost.
  useLayoutEffect(() => {
    if (draft) form.reset((current) => ({ ...current, ...draft }), { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        const details = { name: values.name, email: values.email, contactNumber: values.contactNumber }
        if (details.name === name && details.email === email && details.contactNumber === contactNumber)
          visit.remove(key)
        else visit.write(key, { ...details, owner })
      },
    })
  }, [form, visit, draft, owner, name, email, contactNumber])
  return draft !== undefined
}
