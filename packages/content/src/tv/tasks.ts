import { and, isNull, lt, or, sql, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { wallClock } from '@minaret/timetable'
import { isServedHere, type Database, type Tx, tvScreens, tenants } from '@minaret/foundation/db'
import { getMailbox } from '@minaret/foundation/forms'
import { describeError } from '@minaret/foundation/base'
import { screensOfflineEmail } from './emails.ts'
import { queueEmail } from '@minaret/foundation/email'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { paceItems } from '@minaret/foundation/jobs'
import { offlineAfter } from './health.ts'
import { deleteOldPairings } from './pairing.ts'
import { screenSettings } from '@minaret/staff/configuration'

/** The dependencies of the task. */
export type TvTaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** When emails may be sent, in minutes after local midnight: many screens are switched off at night. */
const emailHours = [7 * 60, 22 * 60] as const

/** The minimum time between two emails about the same screen, in milliseconds. */
const emailInterval = 20 * 3_600_000

/** How long to wait after a start, in milliseconds. Screens without a connection retry at least every 15 minutes. */
const startupDelay = offlineAfter + 10 * 60_000

/** How long a revoked screen is stored. */
const revokedLifetime = '12 months'

/** Offline screens that were not reported since their last request. Screens that never connected are ignored. */
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
  const offlineScreens = (await readOffline(tx, now)).flatMap(({ seenAt, ...screen }) =>
    seenAt ? [{ ...screen, seenAt }] : [],
  )
  if (offlineScreens.length === 0) return
  const ids = offlineScreens.map(({ id }) => id)
  await tx.update(tvScreens).set({ toldAt: now }).where(inArray(tvScreens.id, ids))
  const to = getMailbox(tenant)
  if (!to) {
    log.warn({ tenant: tenant.slug, screens: ids }, 'displays are offline, and the mosque has no email address')
    return
  }
  // One email lists all screens of an outage.
  await queueEmail(tx, {
    kind: 'screens-silent',
    cause: `${now.toISOString()} ${ids[0]}`,
    email: screensOfflineEmail({ tenant, to }, offlineScreens),
  })
}

/**
 * Checks every five minutes for screens that have sent no request for 15 minutes, and emails their mosque: once per
 * outage, listing all screens, and never at night, since screens that return in the morning were only switched off.
 */
export function tvTasks({ database, directory, now, log }: TvTaskDeps) {
  const startedAt = now().getTime()
  return {
    async 'tv-watch'() {
      const time = now()
      if (time.getTime() - startedAt < startupDelay) return
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids))
        await watch(id, time).catch((error: unknown) => {
          const { type, code } = describeError(error)
          log.error({ tenantId: id, type, code }, 'displays could not be checked')
        })
    },
  }

  async function watch(id: string, time: Date): Promise<void> {
    const tenant = await directory.byId(id)
    if (!tenant || tenant.suspended) return
    await database.forTenant(id)(async (tx) => {
      await tx
        .delete(tvScreens)
        .where(lt(tvScreens.revokedAt, sql`${time.toISOString()}::timestamptz - ${revokedLifetime}::interval`))
      await deleteOldPairings(tx, time)
      const { minutes } = wallClock(time, tenant.config.timeZone)
      const [from, to] = emailHours
      if (minutes >= from && minutes < to && screenSettings(tenant).offlineEmails)
        await notifyMosque(tx, tenant, time, log)
    })
  }
}
