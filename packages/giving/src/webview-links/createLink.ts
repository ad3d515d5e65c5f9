import { findUserByEmail } from '@minaret/foundation/identity'
import { readAmount } from '@minaret/money'
import type { Database } from '@minaret/foundation/db'
import { amountErrors } from '../causes/amounts.ts'
import { toCause } from '../causes/causes.ts'
import { findOpenCause } from '../records/giftStore.ts'
import { InvalidValueError, OperatorError } from '@minaret/foundation/base'
import type { Tenant } from '@minaret/foundation/tenancy'
import { type DonationPrefill, makeDonationToken } from './token.ts'

/** The fields that a link prefills, as entered. */
export type LinkInput = { email?: string; causeId?: string; amount?: string; currency?: string }

/**
 * Creates the token of a link that prefills a gift.
 * @returns the token, which is not stored, and the prefilled fields
 * @throws OperatorError if the account or open cause does not exist, or the cause does not accept the amount
 */
export const makeDonationLink = (
  database: Database,
  tenant: Tenant,
  { email, causeId, amount, currency = tenant.config.payment.currencies[0] ?? 'gbp' }: LinkInput,
  now: Date,
): Promise<{ token: string; prefill: DonationPrefill }> =>
  database.forTenant(tenant.id)(async (tx) => {
    const user = email === undefined ? undefined : await findUserByEmail(tx, email)
    if (email !== undefined && user?.state !== 'active')
      throw new OperatorError(
        'There is no account with that email address. "user list" shows all accounts, "user create" creates one.',
      )
    const cause = causeId === undefined ? undefined : await findOpenCause(tx, causeId, now)
    if (causeId !== undefined && !cause) throw new OperatorError(`There is no cause "${causeId}" on the site.`)
    const currencyCode = currency.toLowerCase()
    const amountMinor = amount === undefined ? undefined : readAmount(amount, currencyCode)
    if (amount !== undefined && !amountMinor)
      throw new InvalidValueError(`"${amount}" is not an amount in ${currencyCode.toUpperCase()}. Write it like 25.`)
    const errors =
      cause && amountMinor
        ? amountErrors({ amountMinor, currency: currencyCode }, toCause(cause, tenant), tenant.config)
        : undefined
    const [problem] = Object.values(errors ?? {})
    if (problem) throw new InvalidValueError(problem.en)
    const prefill: DonationPrefill = {
      ...(user ? { donor: { name: user.name, email: user.email } } : {}),
      ...(cause ? { causeId: cause.id } : {}),
      ...(amountMinor ? { amountMinor, currency: currencyCode } : {}),
    }
    return { token: await makeDonationToken(tx, prefill, now), prefill }
  })
