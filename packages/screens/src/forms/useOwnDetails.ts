import { useAccountDetails } from '@minaret/domain'
import { useEffect, useEffectEvent } from 'react'

/** The logged-in user's details for prefilling a form. */
export type OwnDetails = { name: string; email: string; contactNumber: string }

/**
 * Prefills the logged-in user's details once they have loaded; sends nothing without a session.
 * @param fillIn fills empty fields only, as input takes precedence
 */
export function useOwnDetails(fillIn: (own: OwnDetails) => void): void {
  const { data } = useAccountDetails()
  const fill = useEffectEvent(fillIn)
  useEffect(() => {
    if (data) fill({ name: data.name, email: data.email, contactNumber: data.contactNumber ?? '' })
  }, [data])
}
