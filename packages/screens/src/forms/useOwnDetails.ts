import { useAccountDetails } from '@minaret/domain'
import { useEffect, useEffectEvent } from 'react'

/** What a form can know of whoever is logged in before they have typed. */
export type OwnDetails = { name: string; email: string; contactNumber: string }

/**
 * Fills in what is known of whoever is logged in, once it has come; for anybody else nothing is asked for.
 * @param fillIn puts it where nothing stands yet: what somebody has typed is what they want to say
 */
export function useOwnDetails(fillIn: (own: OwnDetails) => void): void {
  const { data } = useAccountDetails()
  const fill = useEffectEvent(fillIn)
  useEffect(() => {
    if (data) fill({ name: data.name, email: data.email, contactNumber: data.contactNumber ?? '' })
  }, [data])
}
