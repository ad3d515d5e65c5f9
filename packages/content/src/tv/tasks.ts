import { and, isNull, lt, or, sql, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { wallClock } from '@minaret/timetable'
import { isServedHere, type Database, type Tx, tvScreens, tenants } from '@minaret/foundation/db'
import { getMailbox } from '@minaret/foundation/forms'
import { describeError } from '@minaret/foundation/base'
import { screensOfflineEmail } from './emails.ts'
import { queueEmail } from '@minaret/foundation/email'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { paced } from '@minaret/foundation/jobs'
import { offlineAfter } from './health.ts'
import { deleteOldPairings } from './pairing.ts'
import { screenSettings } from '@minaret/staff/configuration'

/** What the job of screens needs. */
export type TvTaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** Nobody mends a screen at night, and many are switched off for it: minutes of the mosque's clocks, from and to. */
const emailHours = [7 * 60, 22 * 60] as const

/** Of one screen a letter comes once a day at most, however often it falls silent; in milliseconds. */
const emailInterval = 20 * 3_600_000

/** After a start: screens that met no host ask every quarter of an hour at least, and have a little more; in milliseconds. */
const patience = offlineAfter + 10 * 60_000

/** A screen that was taken back is forgotten after a year. */
const revokedLifetime = '12 months'

/** Screens that fell silent and were not told of: once a silence. Those that never asked were never put up. */
const readOffline = (tx: Tx, now: Date) =>
  tx
    .select({ id: tvScreens.id, name: tvScreens.name, seenAt: tvScreens.seenAt })
    .from(tvScreens)
    .where(
      and(
        isNull(tvScreens.revokedAt),
        lt(tvScreens.seenAt, new Date(now.getTime() - offlineAfter)),
        or(
          isNull(tvScreens.toldAt),
          and(lt(tvScreens.toldAt, tvScreens.seenAt), lt(tvScreens.toldAt, new Date(now.getTime() - emailInterval))),
        ),
      ),
    )
    .orderBy(tvScreens.name, tvScreens.id)
    .for('update')

async function notifyMosque(tx: Tx, tenant: Tenant, now: Date, log: TvTaskDeps['log']): Promise<void> {
  const silent = (await readOffline(tx, now)).flatMap(({ seenAt, ...screen }) =>
    seenAt ? [{ ...screen, seenAt }] : [],
  )
  if (silent.length === 0) return
  const ids = silent.map(({ id }) => id)
  await tx.update(tvScreens).set({ toldAt: now }).where(inArray(tvScreens.id, ids))
  const to = getMailbox(tenant)
  if (!to) {
    log.warn({ tenant: tenant.slug, screens: ids }, 'displays are offline, and the mosque has no email address')
    return
  }
  // Screens that one cut of the network or the power took are told of together.
  await queueEmail(tx, {
    kind: 'screens-silent',
    cause: `${now.toISOString()} ${ids[0]}`,
    letter: screensOfflineEmail({ tenant, to }, silent),
  })
}

/**
 * Looks, every five minutes, for screens that have not asked for a quarter of an hour, and writes to their mosque: once a
 * silence, all of them in one letter, and never at night; one that is back by the morning was only switched off.
 */
export function tvTasks({ database, directory, now, log }: TvTaskDeps) {
  const started = now().getTime()
  return {
    async 'tv-watch'() {
      const at = now()
      if (at.getTime() - started < patience) return
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paced(ids))
        await watch(id, at).catch((error: unknown) => {
          const { type, code } = describeError(error)
          log.error({ tenantId: id, type, code }, 'displays could not be checked')
        })
    },
  }

  async function watch(id: string, at: Date): Promise<void> {
    const tenant = await directory.byId(id)
    if (!tenant || tenant.suspended) return
    await database.forTenant(id)(async (tx) => {
      await tx
        .delete(tvScreens)
        .where(lt(tvScreens.revokedAt, sql`${at.toISOString()}::timestamptz - ${revokedLifetime}::interval`))
      await deleteOldPairings(tx, at)
      const { minutes } = wallClock(at, tenant.config.timeZone)
      const [from, to] = emailHours
      if (minutes >= from && minutes < to && screenSettings(tenant).letters) await notifyMosque(tx, tenant, at, log)
    })
  }
}
