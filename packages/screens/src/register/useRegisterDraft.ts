import { useDomain } from '@minaret/domain'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { textOf } from '../forms/index.ts'
import type { RegisterValues } from './RegisterForm.tsx'

/** Keeps what is typed under `registerData`, all but the password, and brings it back after a reload. */
export function useRegisterDraft(form: UseFormReturn<RegisterValues>): void {
  const { session } = useDomain()
  useEffect(() => {
    const { draft } = session.getState()
    if (draft)
      form.reset((now) => ({
        ...now,
        // What was typed before the scripts ran is newer.
        name: textOf(now.name) || draft.name,
        email: textOf(now.email) || draft.email,
        contactNumber: textOf(now.contactNumber) || draft.contactNumber,
      }))
    return form.subscribe({
      formState: { values: true },
      callback({ values: { name, email, contactNumber } }) {
        session.getState().keepDraft({ name: textOf(name), email: textOf(email), contactNumber: textOf(contactNumber) })
      },
    })
  }, [form, session])
}
