import { createHash, createHmac } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { type Tx, giftAidDeclarations } from '@minaret/foundation/db'
import type { GivingCall } from '../providers/givingCall.ts'
import type { Secrets } from '@minaret/foundation/base'
import type { GiftAidDetails, GiftAidChoice } from './answer.ts'

/** A stored declaration. */
export type Declaration = typeof giftAidDeclarations.$inferSelect

/** The person who makes a declaration, and how. */
export type Declarer = {
  tenantId: string
  mode: PaymentMode
  /** The charity's name in the declaration. */
  charity: string
  /** Normalised by `emailKey`. */
  email: string
  userId?: string
  language: string
  channel: 'website' | 'app'
  addressMark: Buffer
  now: Date
}

/** The columns of a gift or regular gift for the Gift Aid choice. */
export type DeclarationColumns = { giftAid?: 'yes' | 'no'; declarationId?: string }

/** The charity's name, which a declaration must contain. */
export const charityOf = ({ config }: Pick<GivingCall<'giftPay'>['tenant'], 'config'>): string =>
  config.charityName ?? config.websiteName

/** Returns a keyed hash, so that addresses cannot be guessed without the server's key. */
const markOf = (secrets: Secrets, address: string): Buffer =>
  createHmac('sha256', secrets.derive('gift aid address')).update(address).digest()

/** Whether the page is inside the mobile app, which only its path reveals. */
const isInApp = (referrer: string | undefined) => referrer !== undefined && /^https?:\/\/[^/]+\/app\//.test(referrer)

/**
 * Builds the declarer from a call.
 * @param donor the columns of the gift or regular gift
 */
export const declarerOf = (
  {
    tenant,
    secrets,
    session,
    request,
    now,
  }: Pick<GivingCall<'giftPay'>, 'tenant' | 'secrets' | 'session' | 'request' | 'now'>,
  donor: { donorEmail: string; language: string },
  mode: PaymentMode,
): Declarer => ({
  tenantId: tenant.id,
  mode,
  charity: charityOf(tenant),
  email: donor.donorEmail,
  userId: session?.userId,
  language: donor.language,
  channel: isInApp(request.header('referer')) ? 'app' : 'website',
  addressMark: markOf(secrets, request.address),
  now,
})

/** Hash of a declaration's content and declarer. */
export function hashOf(
  { mode, charity, email }: Pick<Declarer, 'mode' | 'charity' | 'email'>,
  choice: GiftAidDetails,
): Buffer {
  const { wording, scope, title, firstName, lastName, house, postcode, overseas } = choice
  const values = [mode, charity, email, wording, scope, title, firstName, lastName, house, postcode, overseas]
  return createHash('sha256').update(JSON.stringify(values)).digest()
}

/**
 * Stores a declaration, or finds the donor's identical one: a declaration in force for past and future gifts with the same name,
 * address and wording is the same. A donor who has moved makes a new one, and the old one stays. A declaration has no effect until
 * a payment was made with it (`provedAt`).
 * @returns the columns for the gift or regular gift
 */
export async function storeDeclaration(tx: Tx, choice: GiftAidChoice, declarer: Declarer): Promise<DeclarationColumns> {
  if (!choice) return {}
  if (!choice.claim) return { giftAid: 'no' }
  const { answer } = choice
  const { now, ...declarerColumns } = declarer
  const details = hashOf(declarer, answer)
  const [newDeclaration] = await tx
    .insert(giftAidDeclarations)
    .values({ ...declarerColumns, ...answer, details, agreedAt: now })
    .onConflictDoNothing()
    .returning({ id: giftAidDeclarations.id })
  if (newDeclaration) return { giftAid: 'yes', declarationId: newDeclaration.id }
  const [existingDeclaration] = await tx
    .select({ id: giftAidDeclarations.id })
    .from(giftAidDeclarations)
    .where(
      and(
        eq(giftAidDeclarations.details, details),
        eq(giftAidDeclarations.scope, 'past_and_future'),
        isNull(giftAidDeclarations.cancelledAt),
      ),
    )
  if (!existingDeclaration) throw new Error('Expected the Gift Aid declaration.')
  return { giftAid: 'yes', declarationId: existingDeclaration.id }
}

/**
 * Like {@link storeDeclaration}, for a donor who submits the form again, perhaps with changes: after a declined card the form stays open, and
 * the last submission counts.
 * @param previousId the id of the earlier declaration
 */
export async function replaceDeclaration(
  tx: Tx,
  choice: GiftAidChoice,
  declarer: Declarer,
  previousId: string | null,
): Promise<{ giftAid: 'yes' | 'no' | null; declarationId: string | null }> {
  if (choice?.claim && previousId !== null) {
    const [previousDeclaration] = await tx
      .select({ details: giftAidDeclarations.details, cancelledAt: giftAidDeclarations.cancelledAt })
      .from(giftAidDeclarations)
      .where(eq(giftAidDeclarations.id, previousId))
    if (
      previousDeclaration &&
      previousDeclaration.cancelledAt === null &&
      previousDeclaration.details.equals(hashOf(declarer, choice.answer))
    )
      return { giftAid: 'yes', declarationId: previousId }
  }
  const { giftAid = null, declarationId = null } = await storeDeclaration(tx, choice, declarer)
  return { giftAid, declarationId }
}
