import { eq } from 'drizzle-orm'
import { legalPages } from '@minaret/foundation/db'
import { type Call, type Operations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import { isWithdrawn } from './missing.ts'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { messages as contentMessages } from './messages.gen.ts'

async function viewLegalPage(
  call: Pick<Call<'privacyView'>, 'db' | 'tenant' | 'query'>,
  id: 'privacy' | 'terms-conditions',
) {
  const { db, tenant } = call
  const [row] = await db(async (tx) =>
    translateRows(
      tx,
      'legal',
      getTranslationLanguage(call),
      await tx.select().from(legalPages).where(eq(legalPages.id, id)),
    ),
  )
  const { email } = tenant.config.contact
  const code = row || !(await db((tx) => isWithdrawn(tx, 'legal', id))) ? 404 : 410
  // There is no default text: only the mosque can make these statements.
  if (!row) return refuse(code, email ? contentMessages.notWrittenAsk({ email }) : contentMessages.notWritten)
  return done({ title: row.title, body: sanitise(row.body), updated: row.updatedAt.toISOString() })
}

/** `GET /api/page/privacy` and `GET /api/page/terms-conditions`. */
export const legalOperations = {
  privacyView: (call) => viewLegalPage(call, 'privacy'),
  termsView: (call) => viewLegalPage(call, 'terms-conditions'),
} satisfies Operations<'privacyView' | 'termsView'>
