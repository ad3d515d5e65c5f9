import { and, eq, isNull } from 'drizzle-orm'
import type { Secrets } from '@minaret/foundation/base'
import { type Database, signups } from '@minaret/foundation/db'
import { createTransport, type EmailSettings, makeMessage } from '@minaret/foundation/email'
import { readPayloadField } from '@minaret/foundation/jobs'
import { codeEmail, deskSender } from './emails.ts'
import { openContact } from './store.ts'

type TaskDeps = {
  database: Database
  secrets: Secrets
  settings: EmailSettings
  /** The desk's address; undefined if this server has no desk. */
  address: () => string | undefined
  now: () => Date
  leaving?: AbortSignal
}

/** Emails the code of a sign-up. There is no mosque with an outbox yet, so the job itself serves as the outbox. */
export function signupTasks({ database, secrets, settings, address, now, leaving }: TaskDeps) {
  const send = createTransport(settings, leaving)
  return {
    async 'signup-code'(payload: unknown) {
      const id = readPayloadField(payload, 'signupId')
      const deskAddress = address()
      if (deskAddress === undefined) return
      const isWaiting = and(eq(signups.id, id), isNull(signups.sentAt))
      // Marked before sending, so that a job retried after a crash does not send it twice.
      const [row] = await database.forAccount()((tx) =>
        tx.update(signups).set({ sentAt: now() }).where(isWaiting).returning(),
      )
      const contact = row && openContact(secrets, row)
      if (!row || !contact) return
      const email = codeEmail(deskAddress, contact)
      const sender = deskSender(deskAddress)
      const message = await makeMessage(sender, id, email, settings.from)
      const result = await send(message, { id, slug: 'desk', kind: 'signup-code', createdAt: row.createdAt, ...email })
      if (result.outcome !== 'later') return
      await database.forAccount()((tx) => tx.update(signups).set({ sentAt: null }).where(eq(signups.id, id)))
      // The queue stores and logs this error, so it must not contain the address or the email's text.
      throw new Error(`The email with a sign-up code was not accepted (${result.problem}) and will be retried.`)
    },
  }
}
