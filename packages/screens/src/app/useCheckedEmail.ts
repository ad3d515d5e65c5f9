import { useEmailCheck } from '@minaret/domain'
import { useState } from 'react'

/** What the server has said of an address that was typed, while it is still the one that stands there. */
export type CheckedEmail = {
  /** Why it cannot be one. */
  reason?: string
  /** What was probably meant. */
  suggestion?: string
  /** Asks about the address, once; says nothing and stops nobody when there is no answer. */
  check(): void
}

/**
 * The authentication check of a form's address (specification, section 7).
 * @param typed what stands in the field
 * @param isOne whether it has an address's form at all; anything else is the form's own to say
 */
export function useCheckedEmail(typed: string, isOne: boolean): CheckedEmail {
  const check = useEmailCheck()
  const [checkedEmail, setAsked] = useState('')
  const email = typed.trim()
  const runCheck = () => {
    if (!isOne || email === checkedEmail) return
    setAsked(email)
    void check.run(email)
  }
  if (email !== checkedEmail) return { check: runCheck }
  const { reason, suggestion } = check.data ?? {}
  return { check: runCheck, ...(check.ok === false && reason ? { reason } : {}), ...(suggestion ? { suggestion } : {}) }
}
