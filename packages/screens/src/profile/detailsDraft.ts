import { isRecord, type BrowserStorage, useDomain } from '@minaret/domain'
import { useLayoutEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { textOf } from '../forms/index.ts'

/** What the form of one's details holds. */
export type DetailsValues = { name: string; email: string; contactNumber: string; currentPassword: string }

/** What of it is written down. */
type Draft = Omit<DetailsValues, 'currentPassword'>

const key = 'draft.details'

/** Forgets what was typed: it is saved, or its owner goes. */
export const dropDetailsDraft = (storage: BrowserStorage): void => storage.remove(key)

/** What was typed into the form of an account, and not saved. @param owner its address: another's is dropped */
const readDetailsDraft = (storage: BrowserStorage, owner: string): Draft | undefined =>
  storage.read(key, (value) => {
    if (!isRecord(value) || value.owner !== owner) return undefined
    return { name: textOf(value.name), email: textOf(value.email), contactNumber: textOf(value.contactNumber) }
  })

/**
 * Keeps what is typed until it is saved, so that a reload finds it, and whoever has been logged out in between.
 * @returns whether there was something
 */
export function useDetailsDraft(form: UseFormReturn<DetailsValues>, saved: Draft, owner: string): boolean {
  const { visit } = useDomain()
  const [draft] = useState(() => readDetailsDraft(visit, owner))
  const { name, email, contactNumber } = saved
  // Before anybody can type: between the first paint and an effect a word would be lost.
  useLayoutEffect(() => {
    if (draft) form.reset((now) => ({ ...now, ...draft }), { keepDefaultValues: true })
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
