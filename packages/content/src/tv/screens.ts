import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { newPublicId, type TenantDb, type Tx, type TvHeartbeat, tvScreens, currentTenant } from '@minaret/foundation/db'

/**
 * Makes a screen for a hall.
 * @returns its id, to revoke it by, and its token: 256 random bits, said this once and stored only as a hash
 */
export const createTvScreen = (db: TenantDb, name: string): Promise<{ id: string; token: string }> =>
  db((tx) => makeTvScreen(tx, name))

/** The same in a transaction that does more. */
export async function makeTvScreen(tx: Tx, name: string): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  return { id: await insertTvScreen(tx, { name, tokenHash: sha256(token), orientation: null }), token }
}

/** Writes a screen whose token is known by its hash. @returns its id */
export async function insertTvScreen(
  tx: Tx,
  screen: Pick<typeof tvScreens.$inferSelect, 'name' | 'tokenHash' | 'orientation'>,
): Promise<string> {
  const id = newPublicId()
  await tx.insert(tvScreens).values({ tenantId: currentTenant, id, ...screen })
  return id
}

/** The screen a token opens. Looked up by its hash: how long that takes tells nothing about the token. */
export async function findTvScreen(tx: Tx, token: string) {
  const [screen] = await tx
    .select({
      id: tvScreens.id,
      name: tvScreens.name,
      seenAt: tvScreens.seenAt,
      reload: tvScreens.reload,
      beat: tvScreens.beat,
      orientation: tvScreens.orientation,
    })
    .from(tvScreens)
    .where(and(eq(tvScreens.tokenHash, sha256(token)), isNull(tvScreens.revokedAt)))
  return screen
}

/** To the minute, so that a screen that asks every few seconds writes rarely; milliseconds. */
const seenInterval = 60_000

type StoredScreen = { id: string; seenAt: Date | null; beat: TvHeartbeat | null }

/** Whether a screen tells what is worth writing before the minute is over: that it started, or took over a release. */
const isSignificant = (previous: TvHeartbeat | null, beat: TvHeartbeat | undefined) =>
  beat !== undefined && (previous?.release !== beat.release || (previous.upSeconds ?? 0) > (beat.upSeconds ?? Infinity))

/**
 * Writes down that a screen has asked, so that one that fell silent can be found, and how it says it is. A plain page says
 * nothing: what the app last said stays, with its own hour.
 */
export async function recordScreen(
  tx: Tx,
  { id, seenAt, beat: previous }: StoredScreen,
  now: Date,
  beat?: TvHeartbeat,
): Promise<void> {
  if (seenAt && now.getTime() - seenAt.getTime() < seenInterval && !isSignificant(previous, beat)) return
  await tx
    .update(tvScreens)
    .set({ seenAt: now, ...(beat ? { beat } : {}) })
    .where(eq(tvScreens.id, id))
}
