import { isOpen } from '@minaret/plans'
import { normalContactNumber } from '@minaret/plans/contact-number'
import { emailKey } from '../accounts/emailKey.ts'
import { contactMessages } from '../db/people.ts'
import { mailboxOf } from '../forms/mailbox.ts'
import { numberErrors, refuseFields } from '../forms/numbers.ts'
import { done, refuse, type Call, type Operations, type Refusal } from '../http/operation.ts'
import { contactLetter } from '../mail/letters/forms.ts'
import { oneLine } from '../mail/line.ts'
import { post } from '../mail/post.ts'
import { sha256 } from '../secrets.ts'

/** The specification's words, to the letter: the space at the end is theirs. */
const sent = done(undefined, "Thank you! We'll get back to you as soon as possible. ")

const hour = 3_600_000

/**
 * The same words of the same writer within an hour are one message, however often they are sent: a double click, a
 * second try after a lost answer. Keyed, so that a question to the imam cannot be guessed from what is left of it.
 */
function messageId({ body, secrets, tenant, now }: Call<'contactSend'>): string {
  const { topic, email, subject, message } = body
  const said = {
    tenant: tenant.id,
    topic,
    email: emailKey(email),
    subject,
    message,
    hour: Math.floor(now.getTime() / hour),
  }
  return sha256(secrets.sign(said, 'contact message')).subarray(0, 16).toString('base64url')
}

function noImam({ tenant }: Call<'contactSend'>): Refusal | undefined {
  if (!isOpen('askImam', tenant.config))
    return refuse(422, 'Questions to the imam are not taken on this site. Please choose another topic.', {
      topic: 'This mosque takes no questions to the imam on its site. Please choose another topic.',
    })
  if (mailboxOf(tenant)) return undefined
  const { phone } = tenant.config.contact
  return refuse(
    409,
    `This mosque cannot take questions to the imam by mail yet, so yours was not sent. Please ${phone ? `telephone ${phone}, or ` : ''}ask at the mosque.`,
  )
}

/** `POST /api/contact`. */
export const contactOperations = {
  async contactSend(call) {
    const { body, tenant, now } = call
    if (body.website) return sent
    const refused =
      refuseFields(numberErrors(tenant, { contactNumber: body.contactNumber })) ??
      (body.topic === 'imam' ? noImam(call) : undefined)
    if (refused) return refused
    const id = messageId(call)
    const message = {
      topic: body.topic,
      name: oneLine(body.name),
      email: body.email,
      contactNumber: body.contactNumber && normalContactNumber(body.contactNumber, tenant.config.phoneCountry),
      subject: body.subject && oneLine(body.subject),
      message: body.message.trim(),
    }
    const to = mailboxOf(tenant)
    await call.db(async (tx) => {
      // What is asked of the imam goes out as a letter and stays nowhere: the outbox forgets it once it is sent.
      if (body.topic !== 'imam')
        await tx
          .insert(contactMessages)
          .values({ ...message, tenantId: tenant.id, id, emailKey: emailKey(body.email), createdAt: now })
          .onConflictDoNothing()
      const kind = body.topic === 'imam' ? 'ask-imam' : 'contact'
      if (to) await post(tx, { kind, cause: id, letter: contactLetter({ tenant, to }, message) })
    })
    return sent
  },
} satisfies Operations<'contactSend'>
