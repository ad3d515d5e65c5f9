import { and, asc, eq, gt } from 'drizzle-orm'
import type { InstallationAnnouncement } from '@minaret/contract/desk'
import type { DeskOperations } from '@minaret/foundation/operations'
import { installationAnnouncements, type Tx } from '@minaret/foundation/db'
import { plainLine } from '@minaret/foundation/forms'
import { done, refuse } from '@minaret/foundation/responses'
import { writeInstallationLog } from '@minaret/foundation/staff'
import type { InstallationServices } from './services.ts'
import { messages as texts } from './messages.gen.ts'

const day = 24 * 3_600_000

/** Reads the current announcements to every desk, ordered by their end. */
export async function readInstallationAnnouncements(tx: Tx, now: Date): Promise<InstallationAnnouncement[]> {
  const rows = await tx
    .select()
    .from(installationAnnouncements)
    .where(gt(installationAnnouncements.endsAt, now))
    .orderBy(asc(installationAnnouncements.endsAt))
  return rows.map(({ id, text, endsAt }) => ({ id, text, endsAt: endsAt.toISOString() }))
}

/** Announcements to every desk, shown on Today until they end. */
export const announcementOperations = {
  installationAnnouncementList: ({ database, now }) =>
    database.forAccount()(async (tx) => done({ announcements: await readInstallationAnnouncements(tx, now) })),

  async installationAnnounce({ database, body, session, now }) {
    const text = plainLine(body.text)
    if (text === '') return refuse(422, texts.textNeeded, { text: texts.textNeeded })
    const endsAt = new Date(now.getTime() + body.days * day)
    return database.forAccount()(async (tx) => {
      await tx.insert(installationAnnouncements).values({ text, createdAt: now, endsAt })
      await writeInstallationLog(tx, { accountId: session?.account.id, kind: 'announced', content: { text }, now })
      return done({}, texts.announced)
    })
  },

  installationAnnouncementEnd: ({ database, params, session, now }) =>
    database.forAccount()(async (tx) => {
      const [endedRow] = await tx
        .update(installationAnnouncements)
        .set({ endsAt: now })
        .where(and(eq(installationAnnouncements.id, params.id), gt(installationAnnouncements.endsAt, now)))
        .returning({ text: installationAnnouncements.text })
      if (!endedRow) return refuse(409, texts.endedAlready)
      await writeInstallationLog(tx, {
        accountId: session?.account.id,
        kind: 'announcementEnded',
        content: endedRow,
        now,
      })
      return done({}, texts.ended)
    }),
} satisfies DeskOperations<
  'installationAnnouncementList' | 'installationAnnounce' | 'installationAnnouncementEnd',
  InstallationServices
>
