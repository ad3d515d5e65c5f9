import { and, eq } from 'drizzle-orm'
import type { CardPayments } from '@minaret/contract/desk'
import { approvals, currentTenant, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { findConnected, hasOwnKeys, type PaymentAccount } from '../card-accounts/index.ts'
import type { GivingServices } from '../providers/index.ts'
import { readSettings } from '@minaret/staff/configuration'
import { cardAccountApproval } from './approval.ts'
import { needsOf, stateOf } from './state.ts'

/** The mode for new accounts on this server: live if available, undefined without platform keys. */
export const openingMode = ({ payments }: GivingServices): 'test' | 'live' | undefined =>
  (['live', 'test'] as const).find((mode) => payments.accountsIn(mode) !== undefined)

/** Reads whether approval of the account was requested, and when it takes effect automatically. */
async function readAgreement(
  tx: Tx,
  { opening }: PaymentAccount,
): Promise<Pick<CardPayments, 'agreement' | 'startsAt'>> {
  if (opening !== 'asked') return {}
  const [approval] = await tx
    .select({ dueAt: approvals.dueAt })
    .from(approvals)
    .where(
      and(
        eq(approvals.tenantId, currentTenant),
        eq(approvals.kind, cardAccountApproval.name),
        eq(approvals.state, 'waiting'),
      ),
    )
  if (!approval) return { agreement: 'missing' }
  return { agreement: 'waiting', ...(approval.dueAt ? { startsAt: approval.dueAt.toISOString() } : {}) }
}

/** Reads the stored state of a mosque's card payments. */
export async function readCardPayments(
  tx: Tx,
  { config }: Pick<Tenant, 'config'>,
  mode: 'test' | 'live' | undefined,
): Promise<CardPayments> {
  const { unapproved } = config
  const base = { test: mode === 'test', unapproved, needs: [] }
  if (mode === undefined) return { ...base, state: 'unavailable' }
  if (await hasOwnKeys(tx, mode)) return { ...base, state: 'ownKeys' }
  const account = await findConnected(tx, mode)
  if (!account) return { ...base, state: 'notBegun' }
  // The configuration of an unapproved mosque omits the payment settings.
  const isOn = (await readSettings(tx)).some(({ key, value }) => key === 'paymentMode' && value === mode)
  const { due = [], deadline } = account.requirements ?? {}
  return {
    ...base,
    ...stateOf({ ...account, isOn }),
    needs: needsOf(due),
    ...(account.chargesEnabled && deadline !== undefined ? { deadline } : {}),
    ...(await readAgreement(tx, account)),
    ...(account.stripeAccount === null ? {} : { account: account.stripeAccount }),
  }
}
