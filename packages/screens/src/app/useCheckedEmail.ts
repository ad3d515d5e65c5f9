import { useEmailCheck } from '@minaret/domain'
import { useState } from 'react'

/** The server's check of the email address in the field; empty once the field changes. */
export type CheckedEmail = {
  /** Why the address is invalid. */
  reason?: string
  /** A suggested correction. */
  suggestion?: string
  /** Checks the address once. Without a response the form is not blocked. */
  check(): void
}

/**
 * The authentication check of a form's email address (specification, section 7).
 * @param value the field's value
 * @param isWellFormed whether the value is well formed; the form itself reports any other
 */
export function useCheckedEmail(value: string, isWellFormed: boolean): CheckedEmail {
  const check = useEmailCheck()
  const [checkedEmail, setCheckedEmail] = useState('')
  const email = value.trim()
  const runCheck = () => {
    if (!isWellFormed || email === checkedEmail) return
    setCheckedEmail(email)
    void check.run(email)
  }
  if (email !== checkedEmail) return { check: runCheck }
  const { reason, suggestion } = check.data ?? {}
  return { check: runCheck, ...(check.ok === false && reason ? { reason } : {}), ...(suggestion ? { suggestion } : {}) }
}
