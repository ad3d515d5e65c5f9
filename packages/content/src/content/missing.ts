import { and, eq } from 'drizzle-orm'
import type { ContentKindName } from '@minaret/contract/desk'
import { type TenantDb, type Tx, withdrawnPages } from '@minaret/foundation/db'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { messages as contentMessages } from './messages.gen.ts'

/** The kind of content for each message about missing content. */
const kinds = {
  class: 'classes',
  news: 'news',
  event: 'events',
  service: 'services',
  page: 'about',
  course: 'courses',
  campaign: 'campaigns',
} as const satisfies Record<string, ContentKindName>

type Missing = keyof typeof kinds

/** The refusal (404) for unknown content, which is the same for drafts and other mosques' content. */
export const missing = (name: Missing): Refusal => refuse(404, contentMessages[name])

/** Whether content was published and then withdrawn or deleted. */
export async function isWithdrawn(tx: Tx, kind: ContentKindName, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: withdrawnPages.id })
    .from(withdrawnPages)
    .where(and(eq(withdrawnPages.kind, kind), eq(withdrawnPages.id, id)))
  return row !== undefined
}

/** Refuses missing content: with 410 if it was withdrawn, so that search engines remove it, otherwise with 404. */
export const missingOrWithdrawn = (db: TenantDb, name: Missing, id: string): Promise<Refusal> =>
  db(async (tx) => ((await isWithdrawn(tx, kinds[name], id)) ? refuse(410, contentMessages[name]) : missing(name)))
