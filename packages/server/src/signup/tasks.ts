import { and, eq, isNull } from 'drizzle-orm'
import type { Secrets } from '@minaret/foundation/base'
import { type Database, signups } from '@minaret/foundation/db'
import { createTransport, type EmailSettings, makeMessage } from '@minaret/foundation/email'
import { payloadField } from '@minaret/foundation/jobs'
import { codeEmail, deskSender } from './emails.ts'
import { openContact } from './store.ts'

type Tasks = {
  database: Database
  secrets: Secrets
  settings: EmailSettings
  /** Where the desk is; nothing where this server has none. */
  address: () => string | undefined
  now: () => Date
  leaving?: AbortSignal
}

/** Emails the code of a sign-up. There is no mosque yet whose outbox could hold it, so the job itself is the outbox. */
export function signupTasks({ database, secrets, settings, address, now, leaving }: Tasks) {
  const send = createTransport(settings, leaving)
  return {
    async 'signup-code'(payload: unknown) {
      const id = payloadField(payload, 'signupId')
      const desk = address()
      if (desk === undefined) return
      const isWaiting = and(eq(signups.id, id), isNull(signups.sentAt))
      // Before it is sent: a job that comes back after a crash sends nothing twice.
      const [row] = await database.forAccount()((tx) =>
        tx.update(signups).set({ sentAt: now() }).where(isWaiting).returning(),
      )
      const contact = row && openContact(secrets, row)
      if (!row || !contact) return
      const email = codeEmail(desk, contact)
      const sender = deskSender(desk)
      const message = await makeMessage(sender, id, email, settings.from)
      const result = await send(message, { id, slug: 'desk', kind: 'signup-code', createdAt: row.createdAt, ...email })
      if (result.fate !== 'later') return
      await database.forAccount()((tx) => tx.update(signups).set({ sentAt: null }).where(eq(signups.id, id)))
      // The queue writes down and logs what a job throws: no address, and nothing of the email.
      throw new Error(`The code of a sign-up was not accepted (${result.problem}). It will be tried again.`)
    },
  }
}
