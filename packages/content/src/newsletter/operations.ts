import { pathTo } from '@minaret/plans'
import { emailKey } from '@minaret/foundation/email-addresses'
import { findReference, createReference, useReference } from '@minaret/foundation/identity'
import type { Tx } from '@minaret/foundation/db'
import { type Call, type Operations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import {
  budgets,
  chooseLanguage,
  clearRequestedEmails,
  toSingleLine,
  permitQuietly,
  queueEmail,
} from '@minaret/foundation/email'
import { newsletterEmail } from '@minaret/foundation/forms'
import { getSiteLink } from '@minaret/foundation/tenancy'
import { createUnsubscribeLink } from './unsubscribeLink.ts'
import { requestSubscription, findFreeCause, confirmSubscriber, hasConfirmedBy, unsubscribe } from './store.ts'
import { messages as newsletterMessages } from './messages.gen.ts'

const weekMs = 7 * 86_400_000

const requestedResponse = done({}, newsletterMessages.confirmationSent)
const confirmedResponse = done({}, newsletterMessages.confirmed)
const unsubscribedResponse = done({}, newsletterMessages.unsubscribed)

/** Sends a confirmation email, at most three times a day. */
async function emailConfirmation(tx: Tx, call: Call<'subscriberAdd'>, id: string): Promise<void> {
  const { tenant, body, now } = call
  const kind = 'newsletter-confirm'
  const cause = await findFreeCause(tx, kind, id, budgets.form.perRecipient, now)
  const permit = cause && (await permitQuietly(tx, call, kind, body.email))
  if (!permit) return
  const token = await createReference(tx, {
    purpose: kind,
    subject: id,
    expiresAt: new Date(now.getTime() + weekMs),
    latestOnly: true,
  })
  const link = getSiteLink(tenant, pathTo('newsletterConfirm', { token }))
  const email = newsletterEmail({ tenant, to: body.email, language: chooseLanguage(call) }, 'confirm', link)
  await queueEmail(tx, { kind, cause, email, permit })
}

/** Tells an existing subscriber by email that they are already subscribed, at most once a day. */
async function emailAlreadySubscribed(tx: Tx, call: Call<'subscriberAdd'>, id: string): Promise<void> {
  const { tenant, body, now } = call
  const kind = 'newsletter-already'
  const cause = await findFreeCause(tx, kind, id, 1, now)
  const permit = cause && (await permitQuietly(tx, call, kind, body.email))
  if (!permit) return
  const { page, headers } = await createUnsubscribeLink(tx, tenant, id, now)
  const email = newsletterEmail({ tenant, to: body.email, language: chooseLanguage(call) }, 'already', page, headers)
  await queueEmail(tx, { kind, cause, email, permit })
}

/** Public newsletter operations: subscribing, confirming by email, and unsubscribing. */
export const newsletterOperations = {
  /** Gives the same response for every address, so that subscriptions stay private. */
  async subscriberAdd(call) {
    const { body, tenant, now } = call
    if (body.website) return requestedResponse
    await call.db(async (tx) => {
      const { id, email } = await requestSubscription(tx, {
        tenantId: tenant.id,
        email: body.email,
        emailKey: emailKey(body.email),
        name: body.name && toSingleLine(body.name),
        language: chooseLanguage(call),
        now,
      })
      if (email === 'confirm') await emailConfirmation(tx, call, id)
      if (email === 'already') await emailAlreadySubscribed(tx, call, id)
    })
    return requestedResponse
  },

  async subscriberConfirm(call) {
    const { body, tenant, now } = call
    return call.db(async (tx) => {
      const usedReference = await useReference(tx, body.reference, 'newsletter-confirm', now)
      const subscriber = usedReference && (await confirmSubscriber(tx, usedReference.subject, now))
      if (!subscriber)
        return (await hasConfirmedBy(tx, body.reference))
          ? confirmedResponse
          : refuse(410, newsletterMessages.confirmLinkExpired)
      await clearRequestedEmails(tx, call, subscriber.email)
      const { page, headers } = await createUnsubscribeLink(tx, tenant, subscriber.id, now)
      const person = { tenant, to: subscriber.email, language: chooseLanguage(call) }
      await queueEmail(tx, {
        kind: 'newsletter-welcome',
        cause: `${subscriber.id} ${now.toISOString()}`,
        email: newsletterEmail(person, 'welcome', page, headers),
      })
      return confirmedResponse
    })
  },

  /** The link stays valid, so that any old email can be used to unsubscribe. */
  async subscriberLeave({ body, db, now }) {
    return db(async (tx) => {
      const reference = await findReference(tx, body.reference, 'newsletter-leave', now)
      if (!reference) return refuse(410, newsletterMessages.unsubscribeLinkExpired)
      await unsubscribe(tx, reference.subject, now)
      return unsubscribedResponse
    })
  },
} satisfies Operations<'subscriberAdd' | 'subscriberConfirm' | 'subscriberLeave'>
