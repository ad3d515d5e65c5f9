import type { Role } from '@minaret/plans'
import type { Tx } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { z } from 'zod'

/** The context in which an approved action is performed. */
export type ApprovalWork = {
  tx: Tx
  tenant: Tenant
  /** The desk’s URL without a trailing slash. */
  address: string
  requestedBy: { id: string; name: string }
  now: Date
}

/** The context in which a payload is checked. */
export type ApprovalCheck = Pick<ApprovalWork, 'tx' | 'tenant' | 'now'> & {
  /** The request that is about to be performed; undefined while it is being created. */
  request?: { id: string; requestedAt: Date }
}

type Rules<P> = {
  name: string
  payload: z.ZodType<P>
  /** The roles that may request it, and that may approve another member’s request. */
  askedBy: readonly Role[]
  approvedBy: readonly Role[]
  /** Describes the action in one sentence that starts with a verb. */
  describe(payload: P): LocalizedText
  /**
   * The part of a payload that identifies duplicate requests; by default all of it. It must not include values that are
   * new each time a form opens, such as the id of an attempt.
   */
  identity?(payload: P): unknown
  /** Why the action is not possible; undefined if it is. Locks the rows it depends on until the commit. */
  problem(check: ApprovalCheck, payload: P): Promise<LocalizedText | undefined>
  /** Why the action has to wait for something temporary, such as a provider’s response. The request stays pending. */
  delay?(check: ApprovalCheck, payload: P): Promise<LocalizedText | undefined>
  /**
   * Performs and logs the action.
   * @throws any error if it is not possible: the action is rolled back and the request ends
   */
  perform(work: ApprovalWork, payload: P): Promise<void>
}

/** A kind of action that needs a second person’s approval. Payloads from the database are validated before use. */
export type ApprovalKind = Required<Rules<unknown>>

/** All kinds by name. */
export type ApprovalKinds = ReadonlyMap<string, ApprovalKind>

/** Defines a kind. @typeParam P the type of its payload */
export const approvalKind = <P>({ payload, describe, problem, perform, ...rest }: Rules<P>): ApprovalKind => {
  const { identity = (value: P): unknown => value, delay = async () => undefined } = rest
  return {
    ...rest,
    payload,
    describe: (value) => describe(payload.parse(value)),
    identity: (value) => identity(payload.parse(value)),
    problem: (check, value) => problem(check, payload.parse(value)),
    delay: (check, value) => delay(check, payload.parse(value)),
    perform: (work, value) => perform(work, payload.parse(value)),
  }
}
