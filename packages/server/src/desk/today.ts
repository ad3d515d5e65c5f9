import { desc, isNull } from 'drizzle-orm'
import type { DeskProblem, DeskToday } from '@minaret/contract/desk'
import type { DeskOperations } from '@minaret/foundation/operations'
import { timetableDays, tvScreens, type Tx } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import { done } from '@minaret/foundation/responses'
import { readRoles } from '@minaret/plans'
import { addDays, wallClock } from '@minaret/timetable'
import { readApplicationProblems } from '../applications/desk/readApplications.ts'
import { readCardProblems } from '@minaret/giving/card-payments'
import { readMessageProblems } from '../contact/desk/replies.ts'
import type { Tenant } from '@minaret/foundation/tenancy'
import { readPlanProblems } from '@minaret/content/imports/subscriptions'
import { readInstallationAnnouncements } from '../installation/desk/announcementOperations.ts'
import { findSupportGrant } from '@minaret/foundation/staff'
import { installationOwnerNames } from '@minaret/staff/installation-owners'
import type { InstallationServices } from '../installation/desk/services.ts'
import { readCurrentAnnouncements } from '@minaret/content/home/desk'
import { modeOf } from '@minaret/giving/providers'
import { readPayoutProblems } from '@minaret/giving/payouts/desk'
import { listOwnDays } from '@minaret/times/prayer/desk'
import { readToday } from '@minaret/times/prayer'
import { readNearLimits } from '@minaret/staff/plan-limits'
import { readSetup } from '../setup-tasks/readSetup.ts'
import { readDomainProblems } from '../site-addresses/readProblems.ts'
import { getScreenHealth } from '@minaret/content/tv'
import { readVitals } from '../visitors/vitals.ts'

/** Days before the end of the timetable at which the warning starts. */
const warningDays = 45

/** Lists problems of the mosque's displays and timetable, the most urgent first. */
async function problemsOf(tx: Tx, date: string, now: Date): Promise<DeskProblem[]> {
  const screens = await tx.select().from(tvScreens).where(isNull(tvScreens.revokedAt))
  const darkDisplays = screens.flatMap(({ name, seenAt, beat }): DeskProblem[] =>
    getScreenHealth({ seenAt, beat }, now) === 'silent' && seenAt
      ? [{ kind: 'displayDark', name, since: seenAt.toISOString() }]
      : [],
  )
  const [lastDay] = await tx
    .select({ day: timetableDays.day })
    .from(timetableDays)
    .orderBy(desc(timetableDays.day))
    .limit(1)
  if (!lastDay) return [...darkDisplays, { kind: 'noTimetable' }]
  return [
    ...darkDisplays,
    ...(lastDay.day < addDays(date, warningDays) ? [{ kind: 'timetableEnds' as const, day: lastDay.day }] : []),
  ]
}

/** The approval status of a mosque that is not approved yet. */
const approvalOf = ({ declined, suspended }: Pick<Tenant, 'declined' | 'suspended'>): DeskToday['approval'] =>
  declined ? 'declined' : suspended ? 'closed' : 'open'

/** The first page of a mosque's desk. */
export const todayOperations = {
  async todayView({ db, installationOwners, tenant, member, now, request }) {
    const grant = await db((tx) => findSupportGrant(tx, now))
    const support = grant && {
      until: grant.endsAt.toISOString(),
      names: await installationOwnerNames(db, installationOwners),
    }
    return db(async (tx) => {
      const times = await readToday(tx, tenant, now)
      const { date } = wallClock(now, tenant.config.timeZone)
      const { config, suspension } = tenant
      const announcements = await readInstallationAnnouncements(tx, now)
      const limits = await readNearLimits(tx, tenant, now)
      return done({
        ...(config.unapproved ? { approval: approvalOf(tenant) } : {}),
        ...(suspension ? { suspended: suspension } : {}),
        ...(support ? { support } : {}),
        ...(limits.length > 0 ? { limits } : {}),
        ...(announcements.length > 0 ? { notices: announcements } : {}),
        setup: await readSetup(tx, { config, roles: readRoles(member.roles), now }),
        date,
        now: now.toISOString(),
        times,
        announcements: await readCurrentAnnouncements(tx, now),
        speed: (await readVitals(tx, date)).all,
        changes: await listOwnDays(tx, date, addDays(date, 7)),
        problems: [
          ...(await problemsOf(tx, date, now)),
          ...(await readPayoutProblems(tx, modeOf(tenant), chooseLanguage({ tenant, request }))),
          ...(await readCardProblems(tx, tenant)),
          ...(await readPlanProblems(tx)),
          ...(await readDomainProblems(tx)),
          ...(await readMessageProblems(tx)),
          ...(await readApplicationProblems(tx)),
        ],
      })
    })
  },
} satisfies DeskOperations<'todayView', Pick<InstallationServices, 'installationOwners'>>
