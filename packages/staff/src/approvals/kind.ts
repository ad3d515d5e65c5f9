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

/** What a kind checks a payload against. */
export type ApprovalCheck = Pick<ApprovalWork, 'tx' | 'tenant' | 'now'> & {
  /** The request that is about to be performed; undefined while it is being made. */
  request?: { id: string; requestedAt: Date }
}

type Rules<P> = {
  name: string
  payload: z.ZodType<P>
  /** Who may ask for it, and who may approve what another asked for. */
  askedBy: readonly Role[]
  approvedBy: readonly Role[]
  /** What is asked for, as one plain sentence that begins with a verb. */
  describe(payload: P): LocalizedText
  /**
   * The part of a payload that two requests for the same thing have in common; all of it by default. Anything that is new
   * each time a form opens, such as the id of an attempt, must be left out.
   */
  identity?(payload: P): unknown
  /** Why it can no longer be done, as things stand now; undefined if it can. Locks what it decides by until the commit. */
  problem(check: ApprovalCheck, payload: P): Promise<LocalizedText | undefined>
  /** Why it has to wait for something that ends by itself, such as a provider's answer; the request stays. */
  delay?(check: ApprovalCheck, payload: P): Promise<LocalizedText | undefined>
  /**
   * Does it, by the function its command uses, and writes that to the log.
   * @throws any error if it turns out that it cannot be done: then the request ends, and nothing of it remains
   */
  perform(work: ApprovalWork, payload: P): Promise<void>
}

/** One kind of action that takes two people; a payload from the database is checked before it is used. */
export type ApprovalKind = Required<Rules<unknown>>

/** The kinds there are, by name. */
export type ApprovalKinds = ReadonlyMap<string, ApprovalKind>

/** A row of the registry. @typeParam P what has to be known to do it */
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
