import { and, asc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { SubscriberListed, SubscriberState } from '@minaret/contract/desk'
import { subscriberConsents, subscriberImports, subscribers, type Tx } from '@minaret/foundation/db'
import { maskAddress } from '@minaret/foundation/email-addresses'
import { type Language, languages } from '@minaret/foundation/i18n'
import type { Order, Page } from '@minaret/foundation/pagination'
import { isReached } from '../store.ts'

type Subscriber = typeof subscribers.$inferSelect
type Proof = Pick<typeof subscriberImports.$inferSelect, 'source' | 'agreedOn' | 'wording'>

/** Newest first. */
export const subscriberOrder: Order = {
  keys: [
    { by: subscribers.askedAt, kind: 'instant' },
    { by: subscribers.id, kind: 'text' },
  ],
  descending: true,
}

/** Parses a stored language, or returns undefined if it is not supported. */
export const parseLanguage = (storedLanguage: string | null): Language | undefined =>
  languages.find((language) => language === storedLanguage)

/** A LIKE pattern for text that contains the search text. */
const toPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`

/** Conditions for the states of subscribers. Bounced ones are separate from confirmed ones. */
const stateConditions: Readonly<Record<SubscriberState, SQL | undefined>> = {
  confirmed: isReached,
  bounced: and(eq(subscribers.state, 'confirmed'), isNotNull(subscribers.bouncedAt)),
  pending: eq(subscribers.state, 'pending'),
  left: eq(subscribers.state, 'left'),
}

const matchesSearch = (search: string | undefined): SQL | undefined => {
  const text = search?.trim().toLowerCase()
  return text
    ? or(sql`${subscribers.emailKey} like ${toPattern(text)}`, sql`lower(${subscribers.name}) like ${toPattern(text)}`)
    : undefined
}

/** Reads a page of subscribers. */
export const readSubscriberPage = (
  tx: Tx,
  page: Page,
  { show, search }: { show: SubscriberState; search: string | undefined },
) =>
  tx
    .select({ row: subscribers, cursor: page.cursor })
    .from(subscribers)
    .where(and(page.beyond, stateConditions[show], matchesSearch(search)))
    .orderBy(...page.orderBy)
    .limit(page.limit)

/** Reads the proofs of consent of imported subscribers, by subscriber id. */
export async function readProofs(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Proof>> {
  const rows = await tx
    .select({
      id: subscriberConsents.subscriberId,
      source: subscriberImports.source,
      agreedOn: subscriberImports.agreedOn,
      wording: subscriberImports.wording,
    })
    .from(subscriberConsents)
    .innerJoin(
      subscriberImports,
      and(
        eq(subscriberImports.tenantId, subscriberConsents.tenantId),
        eq(subscriberImports.id, subscriberConsents.importId),
      ),
    )
    .where(inArray(subscriberConsents.subscriberId, [...ids]))
    .orderBy(asc(subscriberConsents.at))
  return new Map(rows.map(({ id, ...proof }) => [id, proof]))
}

/** Converts a subscriber for the desk's list. @param isMasked whether to mask the address, as demonstrations are public */
export function toListItem(row: Subscriber, proof: Proof | undefined, isMasked: boolean): SubscriberListed {
  const state = row.state === 'confirmed' && row.bouncedAt ? 'bounced' : row.state
  const since =
    { confirmed: row.confirmedAt, bounced: row.bouncedAt, pending: row.askedAt, left: row.leftAt }[state] ?? row.askedAt
  const language = parseLanguage(row.language)
  return {
    id: row.id,
    email: isMasked ? maskAddress(row.email) : row.email,
    ...(row.name ? { name: row.name } : {}),
    state,
    at: since.toISOString(),
    ...(state === 'bounced' && row.bounceStatus ? { bounceStatus: row.bounceStatus } : {}),
    ...(language ? { language } : {}),
    ...(proof ? { proof } : {}),
  }
}
