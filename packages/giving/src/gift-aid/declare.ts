import { createHash, createHmac } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { type Tx, giftAidDeclarations } from '@minaret/foundation/db'
import type { GivingCall } from '../providers/givingCall.ts'
import type { Secrets } from '@minaret/foundation/base'
import type { GiftAidDetails, GiftAidChoice } from './answer.ts'

/** A declaration as it is stored. */
export type Declaration = typeof giftAidDeclarations.$inferSelect

/** Who declares, from where. */
export type Declarer = {
  tenantId: string
  mode: PaymentMode
  /** The charity as the declaration names it. */
  charity: string
  /** As `emailKey` writes it. */
  email: string
  userId?: string
  language: string
  channel: 'website' | 'app'
  addressMark: Buffer
  now: Date
}

/** What a gift, or a regular gift, remembers of the answer. */
export type DeclarationColumns = { giftAid?: 'yes' | 'no'; declarationId?: string }

/** The charity's own name, which a declaration must name. */
export const charityOf = ({ config }: Pick<GivingCall<'giftPay'>['tenant'], 'config'>): string =>
  config.charityName ?? config.websiteName

/** A keyed hash: without the server's key nobody can try addresses against it. */
const markOf = (secrets: Secrets, address: string): Buffer =>
  createHmac('sha256', secrets.derive('gift aid address')).update(address).digest()

/** The page inside the app stands under this path; nothing else tells the two apart. */
const isInApp = (referrer: string | undefined) => referrer !== undefined && /^https?:\/\/[^/]+\/app\//.test(referrer)

/**
 * Who declares, as the call has it.
 * @param who the columns of the gift or the regular gift
 */
export const declarerOf = (
  {
    tenant,
    secrets,
    session,
    request,
    now,
  }: Pick<GivingCall<'giftPay'>, 'tenant' | 'secrets' | 'session' | 'request' | 'now'>,
  who: { donorEmail: string; language: string },
  mode: PaymentMode,
): Declarer => ({
  tenantId: tenant.id,
  mode,
  charity: charityOf(tenant),
  email: who.donorEmail,
  userId: session?.userId,
  language: who.language,
  channel: isInApp(request.header('referer')) ? 'app' : 'website',
  addressMark: markOf(secrets, request.address),
  now,
})

/** Hash of everything that is declared, and by whom. */
export function hashOf(
  { mode, charity, email }: Pick<Declarer, 'mode' | 'charity' | 'email'>,
  choice: GiftAidDetails,
): Buffer {
  const { wording, scope, title, firstName, lastName, house, postcode, overseas } = choice
  const words = [mode, charity, email, wording, scope, title, firstName, lastName, house, postcode, overseas]
  return createHash('sha256').update(JSON.stringify(words)).digest()
}

/**
 * Writes a declaration down, or finds the one this donor has made in the same words: a standing one for past and future
 * gifts with the same name, home and wording is the same declaration. Whoever has moved makes a new one, and the old one
 * is kept. Until money has come with it a declaration counts for nothing (`provedAt`).
 * @returns what a gift, or a regular gift, remembers of it
 */
export async function declare(tx: Tx, choice: GiftAidChoice, by: Declarer): Promise<DeclarationColumns> {
  if (!choice) return {}
  if (!choice.claim) return { giftAid: 'no' }
  const { answer } = choice
  const { now, ...who } = by
  const details = hashOf(by, answer)
  const [inserted] = await tx
    .insert(giftAidDeclarations)
    .values({ ...who, ...answer, details, agreedAt: now })
    .onConflictDoNothing()
    .returning({ id: giftAidDeclarations.id })
  if (inserted) return { giftAid: 'yes', declarationId: inserted.id }
  const [existing] = await tx
    .select({ id: giftAidDeclarations.id })
    .from(giftAidDeclarations)
    .where(
      and(
        eq(giftAidDeclarations.details, details),
        eq(giftAidDeclarations.scope, 'past_and_future'),
        isNull(giftAidDeclarations.cancelledAt),
      ),
    )
  if (!existing) throw new Error('A Gift Aid declaration could not be written.')
  return { giftAid: 'yes', declarationId: existing.id }
}

/**
 * {@link declare} for somebody who has answered before and says it again, perhaps otherwise: after a declined card the
 * form is still open, and what was typed last counts.
 * @param before the declaration made then
 */
export async function redeclare(
  tx: Tx,
  choice: GiftAidChoice,
  by: Declarer,
  before: string | null,
): Promise<{ giftAid: 'yes' | 'no' | null; declarationId: string | null }> {
  if (choice?.claim && before !== null) {
    const [previous] = await tx
      .select({ details: giftAidDeclarations.details, cancelledAt: giftAidDeclarations.cancelledAt })
      .from(giftAidDeclarations)
      .where(eq(giftAidDeclarations.id, before))
    if (previous && previous.cancelledAt === null && previous.details.equals(hashOf(by, choice.answer)))
      return { giftAid: 'yes', declarationId: before }
  }
  const { giftAid = null, declarationId = null } = await declare(tx, choice, by)
  return { giftAid, declarationId }
}
