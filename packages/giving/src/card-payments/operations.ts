import type { DeskOperations } from '@minaret/foundation/operations'
import { done, type Refusal, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { findConnected, hasOwnKeys, openAccount, refreshAccount } from '../card-accounts/index.ts'
import { type GivingServices, OutcomeUnknown, ProviderRefusal } from '../providers/index.ts'
import { requestApproval } from '@minaret/staff/approvals'
import { getDeskUrl, type StaffServices } from '@minaret/staff/members'
import { cardAccountApproval } from './approval.ts'
import { messages as texts } from './messages.gen.ts'
import { openingMode, readCardPayments } from './readView.ts'

/** Maps a Stripe error to a response. */
function refusalOf(error: unknown, log: { error(fields: object, text: string): void }): Refusal {
  if (error instanceof OutcomeUnknown) return refuse(503, texts.noAnswer)
  if (!(error instanceof ProviderRefusal)) throw error
  log.error({ alarm: 'card payments', err: error }, 'Stripe refused to open or read an account of a mosque')
  return refuse(409, texts.refused)
}

/** Return URLs of Stripe’s form, always this page of this mosque’s desk. */
const returnUrls = (address: string, slug: string) => {
  const page = `${address}/${slug}/details/ways-to-give`
  return { return: `${page}?stripe=back`, refresh: `${page}?stripe=again` }
}

/** Operations for a mosque’s Stripe account, from opening it to taking cards. */
export const cardPaymentOperations = {
  cardPaymentsView: ({ db, tenant, payments }) =>
    db(async (tx) => done(await readCardPayments(tx, tenant, openingMode({ payments })))),

  async cardPaymentsCheck({ db, tenant, payments, now, log }) {
    const mode = openingMode({ payments })
    const account = mode && (await db((tx) => findConnected(tx, mode)))
    try {
      if (account) await refreshAccount({ db, payments, now }, account.id)
    } catch (error) {
      return refusalOf(error, log)
    }
    return db(async (tx) => done(await readCardPayments(tx, tenant, mode)))
  },

  async cardPaymentsStart(call) {
    const { database, db, tenant, member, payments, now, log } = call
    if (member.demonstration) return refuse(403, texts.demonstrationOnly)
    const mode = openingMode({ payments })
    const accounts = mode && payments.accountsIn(mode)
    if (!mode || !accounts) return refuse(409, texts.notAvailable)
    // A mosque with a name like another’s is reviewed first.
    if (tenant.suspended) return refuse(409, texts.notOpen)
    if (await db((tx) => hasOwnKeys(tx, mode))) return refuse(409, texts.ownKeys)
    const { websiteName: name, country } = tenant.config
    const website = tenant.address.startsWith('https://') ? tenant.address : undefined
    const by = member.accountId
    try {
      const mosque = { name, ...(country ? { country } : {}), ...(website ? { website } : {}) }
      const { account, isFirst } = await openAccount({ database, db, accounts, tenantId: tenant.id, mode, mosque, now })
      const { stripeAccount } = account
      if (account.closedAt || stripeAccount === null) return refuse(409, texts.closed)
      await refreshAccount({ db, payments, now }, account.id)
      const view = await db(async (tx) => {
        const content = { values: { account: stripeAccount } }
        if (isFirst) await writeLog(tx, { accountId: by, kind: 'cardAccountOpened', content, now })
        return readCardPayments(tx, tenant, mode)
      })
      if (view.agreement === 'missing') {
        const request = {
          tenant,
          address: getDeskUrl(call),
          now,
          by,
          kind: cardAccountApproval,
          payload: { stripeAccount },
        }
        const result = await db((tx) => requestApproval({ ...request, tx }))
        // A conflict means that another owner has just asked.
        if (result.status !== 200 && result.status !== 409) return result
        if (view.state === 'agreement') return done({}, result.message)
      }
      const needsNothing = ['agreement', 'ready', 'off'].includes(view.state) && view.needs.length === 0
      if (needsNothing) return done({})
      return done({ url: await accounts.link(stripeAccount, returnUrls(getDeskUrl(call), tenant.slug)) })
    } catch (error) {
      return refusalOf(error, log)
    }
  },
} satisfies DeskOperations<
  'cardPaymentsView' | 'cardPaymentsCheck' | 'cardPaymentsStart',
  GivingServices & StaffServices
>
