import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { newPublicId, type TenantDb, type Tx, type TvHeartbeat, tvScreens, currentTenant } from '@minaret/foundation/db'

/**
 * Adds a screen.
 * @returns its id and its token: 256 random bits, shown only once and stored only as a hash
 */
export const createTvScreen = (db: TenantDb, name: string): Promise<{ id: string; token: string }> =>
  db((tx) => makeTvScreen(tx, name))

/** Adds a screen in the given transaction, like {@link createTvScreen}. */
export async function makeTvScreen(tx: Tx, name: string): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  return { id: await insertTvScreen(tx, { name, tokenHash: sha256(token), orientation: null }), token }
}

/** Inserts a screen with the hash of its token. @returns its id */
export async function insertTvScreen(
  tx: Tx,
  screen: Pick<typeof tvScreens.$inferSelect, 'name' | 'tokenHash' | 'orientation'>,
): Promise<string> {
  const id = newPublicId()
  await tx.insert(tvScreens).values({ tenantId: currentTenant, id, ...screen })
  return id
}

/** Finds a screen by the hash of its token, so that timing reveals nothing about the token. */
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

/** The minimum time between recorded requests of a screen, in milliseconds. */
const seenInterval = 60_000

type StoredScreen = { id: string; seenAt: Date | null; beat: TvHeartbeat | null }

/** Whether a heartbeat is recorded at once, as after a restart or with a new release. */
const isSignificant = (previous: TvHeartbeat | null, beat: TvHeartbeat | undefined) =>
  beat !== undefined && (previous?.release !== beat.release || (previous.upSeconds ?? 0) > (beat.upSeconds ?? Infinity))

/**
 * Records a screen’s request and its heartbeat. A plain page sends no heartbeat: the last one of the app is kept, with
 * its own time.
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
