import { and, asc, eq, isNull } from 'drizzle-orm'
import { cycleChanges, cycles, type Tx } from '@minaret/foundation/db'
import { isLeaseFree, newLease, pollAfterLease } from '../protocol/lease.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import type { Subscription } from '../providers/billing.ts'
import { type Ask, isSame, stateRefusal, wishFor } from './changesAsk.ts'
import { type ChangeRow, columnsOf, type Wish, wishOf } from '../records/detail.ts'
import { type CycleAsking, landIn } from './land.ts'
import { postNews } from './letters.ts'
import { planCycleLook } from './look.ts'
import { isOver } from '../records/regularStates.ts'
import { cycleIs, type CycleRow, lockCycle } from '../records/regularStore.ts'
import { cycleMessages } from '../messages/regular/index.ts'

/** What one caller may do now. */
export type Turn = Taken | { kind: 'done'; cycle: CycleRow } | { kind: 'refused'; refusal: Refusal }

/** The change is the caller's to carry out, or somebody else's. */
type Taken = { kind: 'perform'; cycle: CycleRow; change: ChangeRow } | { kind: 'wait'; cycle: CycleRow }

const changedSince = refuse(409, cycleMessages.changedSince)
const refusedBefore = refuse(502, cycleMessages.refusedBefore)

const changeIs = ({ tenantId, cycleId, version }: Pick<ChangeRow, 'tenantId' | 'cycleId' | 'version'>) =>
  and(eq(cycleChanges.tenantId, tenantId), eq(cycleChanges.cycleId, cycleId), eq(cycleChanges.version, version))

/** The change that may or may not have reached the provider; there is one at most. */
async function openChange(tx: Tx, { tenantId, id }: Pick<CycleRow, 'tenantId' | 'id'>): Promise<ChangeRow | undefined> {
  const [change] = await tx
    .select()
    .from(cycleChanges)
    .where(and(eq(cycleChanges.tenantId, tenantId), eq(cycleChanges.cycleId, id), isNull(cycleChanges.doneAt)))
    .orderBy(asc(cycleChanges.version))
    .limit(1)
  return change
}

/** Takes over a change nobody is at any more. */
async function takeOver(tx: Tx, row: CycleRow, change: ChangeRow): Promise<Taken> {
  const [claimed] = await tx
    .update(cycles)
    .set({ leaseUntil: newLease })
    .where(and(cycleIs(row), isLeaseFree(cycles.leaseUntil)))
    .returning()
  return claimed ? { kind: 'perform', cycle: claimed, change } : { kind: 'wait', cycle: row }
}

/** Takes over the change whose answer was lost, if there is one. */
export async function claimOpen(tx: Tx, seen: CycleRow): Promise<Taken | { kind: 'none' }> {
  const row = await lockCycle(tx, seen)
  const change = await openChange(tx, row)
  return change ? takeOver(tx, row, change) : { kind: 'none' }
}

/** Decides, in one short transaction, which of any number of callers asks the provider for a change. */
export async function takeTurn(tx: Tx, asking: CycleAsking, seen: CycleRow, ask: Ask, version: number): Promise<Turn> {
  const { now, tenant } = asking
  const row = await lockCycle(tx, seen)
  const { tenantId, id } = row
  const [known] = await tx
    .select()
    .from(cycleChanges)
    .where(changeIs({ tenantId, cycleId: id, version }))
  if (known) {
    if (!isSame(ask, known, tenant.config.timeZone)) return { kind: 'refused', refusal: changedSince }
    if (known.doneAt === null) return takeOver(tx, row, known)
    return known.detail.refused === true ? { kind: 'refused', refusal: refusedBefore } : { kind: 'done', cycle: row }
  }
  // Who wants it ended and finds it ended has what they want.
  if (ask.action === 'cancel' && isOver(row.state)) return { kind: 'done', cycle: row }
  if (version !== row.version) return { kind: 'refused', refusal: changedSince }
  const before = await openChange(tx, row)
  if (before) return takeOver(tx, row, before)
  const refusal = stateRefusal(row, ask.action)
  if (refusal) return { kind: 'refused', refusal }
  const wish = await wishFor(tx, row, ask, asking)
  if ('status' in wish) return { kind: 'refused', refusal: wish }

  const [change] = await tx
    .insert(cycleChanges)
    .values({ tenantId, cycleId: id, version, ...columnsOf(wish), at: now })
    .returning()
  const [cycle] = await tx
    .update(cycles)
    .set({ version: version + 1, leaseUntil: newLease })
    .where(cycleIs(row))
    .returning()
  if (!change || !cycle) throw new Error(`Regular gift ${id} could not be written.`)
  // Whoever asks has the time of the lease.
  await planCycleLook(tx, cycle, now, pollAfterLease)
  return { kind: 'perform', cycle, change }
}

/** Gives a change up whose outcome is not known, so that the next may ask again at once. */
export async function releaseChange(tx: Tx, cycle: CycleRow, now: Date): Promise<CycleRow> {
  const [row = cycle] = await tx.update(cycles).set({ leaseUntil: null }).where(cycleIs(cycle)).returning()
  await planCycleLook(tx, row, now, 10)
  return row
}

/** Tells the giver of a change that has had its effect; an end is told where it is landed. */
async function tell(tx: Tx, asking: CycleAsking, cycle: CycleRow, wish: Wish, version: number): Promise<void> {
  const cause = `${cycle.id}:${version}`
  const paused = cycle.state === 'paused'
  if (wish.action === 'amount') await postNews(tx, asking, cycle, { news: 'changed', cause })
  if (wish.action === 'pause' && paused) await postNews(tx, asking, cycle, { news: 'paused', cause })
  if (wish.action === 'skip' && paused) await postNews(tx, asking, cycle, { news: 'skipped', cause })
  if (wish.action === 'resume' && !paused) await postNews(tx, asking, cycle, { news: 'resumed', cause })
}

/**
 * Writes that a change is done, or refused, with what the provider said; once.
 * @param said the subscription after it
 * @param also what must happen in the same transaction, if nobody has written it before
 */
export async function finishChange(
  tx: Tx,
  asking: CycleAsking,
  seen: CycleRow,
  change: ChangeRow,
  said: Subscription | undefined,
  refused: boolean,
  also: () => Promise<void>,
): Promise<CycleRow> {
  const row = await lockCycle(tx, seen)
  const [written] = await tx
    .update(cycleChanges)
    .set({ doneAt: asking.now, ...(refused ? { detail: { ...change.detail, refused: true } } : {}) })
    .where(and(changeIs(change), isNull(cycleChanges.doneAt)))
    .returning()
  if (!written) return row
  const wish = wishOf(change)
  const done = !refused && !isOver(row.state)
  const amount = done && wish.action === 'amount' ? { amountMinor: wish.amountMinor, coverMinor: wish.coverMinor } : {}
  await tx
    .update(cycles)
    .set({ leaseUntil: null, ...amount })
    .where(cycleIs(row))
  if (done) await also()
  if (!said) return row
  const by = wish.action === 'cancel' ? wish.by : undefined
  const landed = await landIn(tx, asking, seen, said, { by, asked: true })
  // The provider moves on by itself: what it has collected is read soon.
  if (wish.action === 'collect') await planCycleLook(tx, landed, asking.now, 1)
  if (done && !isOver(landed.state)) await tell(tx, asking, landed, wish, change.version)
  return landed
}
