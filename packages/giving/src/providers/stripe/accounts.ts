import type Stripe from 'stripe'
import type { AccountState, ConnectedAccounts } from '../connectedAccounts.ts'
import { OutcomeUnknown } from '../gateway.ts'
import { isStripeAccount, type PlatformKeys } from '../platform.ts'
import { stripeClient } from '../stripeClient.ts'
import { checkResponse, maybeDate, translateErrors, sendOnce, secondsOf } from './requests.ts'

/** Joins optional lists without duplicates. */
const mergeLists = (...lists: (string[] | null | undefined)[]) => [...new Set(lists.flatMap((list) => list ?? []))]

function stateOf(account: Stripe.Account): AccountState {
  const { requirements } = account
  const deadline = maybeDate(requirements?.current_deadline)
  return {
    chargesEnabled: account.charges_enabled,
    detailsSubmitted: account.details_submitted,
    due: mergeLists(requirements?.past_due, requirements?.currently_due),
    pending: mergeLists(requirements?.pending_verification),
    ...(deadline ? { deadline } : {}),
    ...(requirements?.disabled_reason ? { disabledReason: requirements.disabled_reason } : {}),
  }
}

/** Whether a URL is Stripe's own, or the test server's: owners are never redirected elsewhere. */
function isStripePage(address: string, apiBase: string | undefined): boolean {
  const url = URL.parse(address)
  if (!url) return false
  if (apiBase && url.origin === URL.parse(apiBase)?.origin) return true
  return url.protocol === 'https:' && /(?:^|\.)stripe\.com$/.test(url.hostname)
}

/**
 * Opens and reads connected accounts with the platform's key, through the official SDK. They are Standard accounts: the
 * mosque uses Stripe's own dashboard, and Stripe asks it for any details it needs.
 * @param apiBase a local test server; see `stripeHost`
 * @throws Error if the key does not match the mode
 */
export function stripeAccounts(
  { secretKey }: Pick<PlatformKeys, 'secretKey'>,
  mode: 'test' | 'live',
  apiBase: string | undefined,
): ConnectedAccounts {
  const stripe = stripeClient({ secretKey, mode }, apiBase)
  return {
    open: ({ tenantId, name, country, website }, idempotencyKey) =>
      translateErrors(async () => {
        const params: Stripe.AccountCreateParams = {
          type: 'standard',
          business_profile: { name, ...(website ? { url: website } : {}) },
          metadata: { tenant_id: tenantId, env: mode },
          ...(country ? { country } : {}),
        }
        const { id } = checkResponse(await stripe.accounts.create(params, sendOnce(idempotencyKey)), 'account')
        if (!isStripeAccount(id)) throw new OutcomeUnknown('The account that was opened has no id.')
        return id
      }),
    find: (tenantId, since) =>
      translateErrors(async () => {
        const created = { gte: secondsOf(since) }
        for await (const { id, metadata } of stripe.accounts.list({ created, limit: 100 }))
          if (metadata?.tenant_id === tenantId && metadata.env === mode && isStripeAccount(id)) return id
        return undefined
      }),
    read: (stripeAccount) =>
      translateErrors(async () => stateOf(checkResponse(await stripe.accounts.retrieve(stripeAccount), 'account'))),
    link: (account, pages) =>
      translateErrors(async () => {
        const { url } = checkResponse(
          await stripe.accountLinks.create({
            account,
            type: 'account_onboarding',
            refresh_url: pages.refresh,
            return_url: pages.return,
          }),
          'account_link',
        )
        if (!isStripePage(url, apiBase)) throw new OutcomeUnknown('The link does not lead to Stripe.')
        return url
      }),
  }
}
