import { pathTo } from '@minaret/plans'
import { emailKey } from '@minaret/foundation/email-addresses'
import { lookAtReference, makeReference, useReference } from '@minaret/foundation/identity'
import type { Tx } from '@minaret/foundation/db'
import { type Call, type Operations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { languageOf, countAsked, forgetAsked, mostAskedADay, oneLine, post } from '@minaret/foundation/email'
import { newsletterLetter } from '@minaret/foundation/forms'
import { siteLink } from '@minaret/foundation/tenancy'
import { makeLeaveLink } from './unsubscribeLink.ts'
import { askForNewsletter, causeToday, confirmSubscriber, hasConfirmedBy, leaveNewsletter } from './store.ts'
import { newsletterMessages } from './messages/index.ts'

const week = 7 * 86_400_000

const thanks = done({}, newsletterMessages.asked)
const confirmed = done({}, newsletterMessages.confirmed)
const left = done({}, newsletterMessages.left)

/** Asks the owner of the mailbox, at most three times a day. */
async function askToConfirm(tx: Tx, call: Call<'subscriberAdd'>, id: string): Promise<void> {
  const { tenant, body, now } = call
  const kind = 'newsletter-confirm'
  const cause = await causeToday(tx, kind, id, mostAskedADay, now)
  const asked = cause && (await countAsked(tx, call, body.email))
  if (!asked) return
  const token = await makeReference(tx, {
    purpose: kind,
    subject: id,
    expiresAt: new Date(now.getTime() + week),
    latestOnly: true,
  })
  const link = siteLink(tenant, pathTo('newsletterConfirm', { token }))
  const letter = newsletterLetter({ tenant, to: body.email, language: languageOf(call) }, 'confirm', link)
  await post(tx, { kind, cause, letter, asked })
}

/** Tells whoever gets the newsletter already that they do, at most once a day. */
async function sayAlready(tx: Tx, call: Call<'subscriberAdd'>, id: string): Promise<void> {
  const { tenant, body, now } = call
  const kind = 'newsletter-already'
  const cause = await causeToday(tx, kind, id, 1, now)
  const asked = cause && (await countAsked(tx, call, body.email))
  if (!asked) return
  const { page, headers } = await makeLeaveLink(tx, tenant, id, now)
  const letter = newsletterLetter({ tenant, to: body.email, language: languageOf(call) }, 'already', page, headers)
  await post(tx, { kind, cause, letter, asked })
}

/** The newsletter: asked for on a page, confirmed from the mailbox, and left from any of its letters. */
export const newsletterOperations = {
  /** Answers alike whoever asks, so that nobody learns who gets the newsletter. */
  async subscriberAdd(call) {
    const { body, tenant, now } = call
    if (body.website) return thanks
    await call.db(async (tx) => {
      const { id, letter } = await askForNewsletter(tx, {
        tenantId: tenant.id,
        email: body.email,
        emailKey: emailKey(body.email),
        name: body.name && oneLine(body.name),
        now,
      })
      if (letter === 'confirm') await askToConfirm(tx, call, id)
      if (letter === 'already') await sayAlready(tx, call, id)
    })
    return thanks
  },

  async subscriberConfirm(call) {
    const { body, tenant, now } = call
    return call.db(async (tx) => {
      const used = await useReference(tx, body.reference, 'newsletter-confirm', now)
      const subscriber = used && (await confirmSubscriber(tx, used.subject, now))
      if (!subscriber)
        return (await hasConfirmedBy(tx, body.reference)) ? confirmed : refuse(410, newsletterMessages.oldConfirm)
      await forgetAsked(tx, call, subscriber.email)
      const { page, headers } = await makeLeaveLink(tx, tenant, subscriber.id, now)
      const person = { tenant, to: subscriber.email, language: languageOf(call) }
      await post(tx, {
        kind: 'newsletter-welcome',
        cause: `${subscriber.id} ${now.toISOString()}`,
        letter: newsletterLetter(person, 'welcome', page, headers),
      })
      return confirmed
    })
  },

  /** The link stays good: an old letter leads out as well as the newest. */
  async subscriberLeave({ body, db, now }) {
    return db(async (tx) => {
      const found = await lookAtReference(tx, body.reference, 'newsletter-leave', now)
      if (!found) return refuse(410, newsletterMessages.oldLeave)
      await leaveNewsletter(tx, found.subject, now)
      return left
    })
  },
} satisfies Operations<'subscriberAdd' | 'subscriberConfirm' | 'subscriberLeave'>
