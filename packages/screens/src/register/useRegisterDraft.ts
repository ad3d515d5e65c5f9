import { useDomain } from '@minaret/domain'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { textOf } from '../forms/index.ts'
import type { RegisterValues } from './RegisterForm.tsx'

/** Stores the form's values, except the password, under `registerData`, and restores them after a reload. */
export function useRegisterDraft(form: UseFormReturn<RegisterValues>): void {
  const { session } = useDomain()
  useEffect(() => {
    const { draft } = session.getState()
    if (draft)
      form.reset((current) => ({
        ...current,
        // Input from before hydration is newer.
        name: textOf(current.name) || draft.name,
        email: textOf(current.email) || draft.email,
        contactNumber: textOf(current.contactNumber) || draft.contactNumber,
      }))
    return form.subscribe({
      formState: { values: true },
      callback({ values: { name, email, contactNumber } }) {
        session.getState().saveDraft({ name: textOf(name), email: textOf(email), contactNumber: textOf(contactNumber) })
      },
    })
  }, [form, session])
}
