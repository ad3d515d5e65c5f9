import type { Tx } from '@minaret/foundation/db'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import type { Tenant } from '@minaret/foundation/tenancy'
import { type DonorGroup, findDonorGroup } from '../index.ts'
import { modeOf } from '../../providers/index.ts'
import { messages as texts } from './messages.gen.ts'

/** Response for an unknown donor, or another mosque's. */
export const noDonor = refuse(404, texts.noDonor)

/** Response for an unknown gift, or another donor's. */
export const noGift = refuse(404, texts.noGift)

/** A call that changes a donor. */
type ChangingCall = { tenant: Tenant; member: { demonstration: boolean }; params: { donor: string } }

/**
 * Finds the donor to change. Refuses changes in a demonstration, as its donors' addresses may be real.
 */
export async function findDonorForChange(
  tx: Tx,
  { tenant, member, params }: ChangingCall,
): Promise<DonorGroup | Refusal> {
  const group = await findDonorGroup(tx, params.donor, modeOf(tenant))
  if (!group) return noDonor
  return member.demonstration ? refuse(403, texts.notInDemonstration) : group
}
