import { and, eq } from 'drizzle-orm'
import type { ContentKindName } from '@minaret/contract/desk'
import { type TenantDb, type Tx, withdrawnPages } from '@minaret/foundation/db'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { messages as contentMessages } from './messages.gen.ts'

/** What can be missing, and the kind of content it is. */
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

/** Refuses what is unknown, a draft or another mosque's, all alike. */
export const missing = (what: Missing): Refusal => refuse(404, contentMessages[what])

/** Whether something was published, and then withdrawn or deleted. */
export async function isWithdrawn(tx: Tx, kind: ContentKindName, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: withdrawnPages.id })
    .from(withdrawnPages)
    .where(and(eq(withdrawnPages.kind, kind), eq(withdrawnPages.id, id)))
  return row !== undefined
}

/** Refuses what is not there; of what was there once, it says that it is gone (410), so that search engines forget it. */
export const missingOrWithdrawn = (db: TenantDb, what: Missing, id: string): Promise<Refusal> =>
  db(async (tx) => ((await isWithdrawn(tx, kinds[what], id)) ? refuse(410, contentMessages[what]) : missing(what)))
