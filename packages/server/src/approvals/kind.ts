import type { Role } from '@minaret/plans'
import type { Tx } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { z } from 'zod'

/** Where something approved is done, and on whose behalf. */
export type ApprovalWork = {
  tx: Tx
  tenant: Tenant
  /** Where the desk is, without a slash at the end. */
  address: string
  requestedBy: { id: string; name: string }
  now: Date
}

type Rules<P> = {
  name: string
  payload: z.ZodType<P>
  /** Who may ask for it, and who may approve what another asked for. */
  askedBy: readonly Role[]
  approvedBy: readonly Role[]
  /** What is asked for, as one plain sentence that begins with a verb. */
  describe(payload: P): LocalizedText
  /** Why it can no longer be done, as things stand now; nothing where it can. */
  problem(work: Pick<ApprovalWork, 'tx' | 'tenant'>, payload: P): Promise<LocalizedText | undefined>
  /** Does it, by the function its command uses, and writes that to the log. */
  perform(work: ApprovalWork, payload: P): Promise<void>
}

/** One kind of action that takes two people; a payload from the database is checked before it is used. */
export type ApprovalKind = Rules<unknown>

/** The kinds there are, by name. */
export type ApprovalKinds = ReadonlyMap<string, ApprovalKind>

/** A row of the registry. @typeParam P what has to be known to do it */
export const approvalKind = <P>({ payload, describe, problem, perform, ...rest }: Rules<P>): ApprovalKind => ({
  ...rest,
  payload,
  describe: (value) => describe(payload.parse(value)),
  problem: (work, value) => problem(work, payload.parse(value)),
  perform: (work, value) => perform(work, payload.parse(value)),
})
