import { sql } from 'drizzle-orm'
import { campaignFaqs, campaignNeeds, campaignPlans, campaigns } from '../db/campaigns.ts'
import type { Tx } from '../db/database.ts'
import { activities, announcements, banners } from '../db/home.ts'
import * as site from '../db/site.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { demonstrationCampaigns } from './appeals.ts'
import { daysAhead, instantAhead, instantsOf } from './dates.ts'
import { demonstrationEvents, demonstrationNews } from './happenings.ts'
import { demonstrationCourses } from './learning.ts'
import { demonstrationLegalPages } from './legal.ts'
import { demonstrationAnnouncements, demonstrationBanners, demonstrationResources } from './notices.ts'
import { aboutPages, demonstrationGallery, demonstrationTeam, demonstrationVacancies } from './people.ts'
import type { DemonstrationTenant } from './tenants.ts'
import { everydayServices, weeklyActivities, weeklyClasses } from './week.ts'

/** When the demonstration's words were written: a row that was changed since says a later time. */
const written = new Date('2026-01-01T00:00:00Z')

/** For whom, as which tenant's id, and now. */
type Setting = { tenant: DemonstrationTenant; tenantId: string; now: Date }

const zoneOf = ({ tenant }: Setting) => tenant.settings.timeZone ?? 'Europe/London'

/** The mosque's own name and addresses in place of `{name}`, `{email}` and `{address}`. */
function inWordsOf<T>(rows: readonly T[], { settings }: DemonstrationTenant): T[] {
  const own: Record<string, string | undefined> = {
    name: settings.websiteName,
    email: settings.email,
    address: settings.address,
  }
  const text = JSON.stringify(rows).replaceAll(/\{(name|email|address)\}/g, (_, key: string) =>
    JSON.stringify(own[key] ?? '').slice(1, -1),
  )
  const filled: T[] = JSON.parse(text)
  return filled
}

/** Small mosques do less: the second and third of the demonstration have two of every three things. */
function someOf<T>(rows: readonly T[], { settings }: DemonstrationTenant): T[] {
  const left = { premium: -1, standard: 1 }[settings.activePlan ?? ''] ?? 2
  return rows.filter((_, at) => at % 3 !== left)
}

/** Rows as their tables take them: in their order, published, and with their words cleaned. */
function asRows<T extends object>(rows: readonly T[], { tenant, tenantId }: Setting) {
  return inWordsOf(rows, tenant).map((row, position) => ({
    ...row,
    ...('body' in row && typeof row.body === 'string' ? { body: sanitise(row.body) } : {}),
    tenantId,
    position,
    publishedAt: written,
  }))
}

async function loadWeek(tx: Tx, setting: Setting) {
  const { tenant } = setting
  const rows = <T extends object>(all: readonly T[]) => asRows(someOf(all, tenant), setting)
  await tx.insert(activities).values(rows(weeklyActivities)).onConflictDoNothing()
  await tx.insert(site.classes).values(rows(weeklyClasses)).onConflictDoNothing()
  await tx.insert(site.services).values(rows(everydayServices)).onConflictDoNothing()
  await tx.insert(site.aboutSections).values(rows(aboutPages)).onConflictDoNothing()
  await tx.insert(site.teamMembers).values(rows(demonstrationTeam)).onConflictDoNothing()
  await tx.insert(site.galleryImages).values(rows(demonstrationGallery)).onConflictDoNothing()
  await tx.insert(banners).values(asRows(demonstrationBanners, setting)).onConflictDoNothing()
  await tx.insert(site.resources).values(asRows(demonstrationResources, setting)).onConflictDoNothing()
}

async function loadDated(tx: Tx, setting: Setting) {
  const { tenant, now } = setting
  const day = (days: number | undefined) => (days === undefined ? null : daysAhead(days, now, zoneOf(setting)))
  const newsRows = asRows(someOf(demonstrationNews, tenant), setting).map(({ daysAgo, ...row }) => ({
    ...row,
    publishedAt: instantAhead(-daysAgo, now),
    updatedAt: written,
  }))
  await tx.insert(site.news).values(newsRows).onConflictDoNothing()
  const eventRows = asRows(someOf(demonstrationEvents, tenant), setting).map(({ when, ...row }) => ({
    ...row,
    ...instantsOf(when, now, zoneOf(setting)),
    updatedAt: written,
  }))
  await tx.insert(site.events).values(eventRows).onConflictDoNothing()
  const courseRows = asRows(demonstrationCourses, setting).map(({ startsIn, endsIn, closesIn, ...row }) => ({
    ...row,
    starts: day(startsIn),
    ends: day(endsIn),
    closes: day(closesIn),
  }))
  await tx.insert(site.courses).values(courseRows).onConflictDoNothing()
  const posts = asRows(demonstrationVacancies, setting).map(({ closesIn, ...row }) => ({
    ...row,
    closes: day(closesIn),
  }))
  await tx.insert(site.vacancies).values(posts).onConflictDoNothing()
}

async function loadCampaigns(tx: Tx, setting: Setting) {
  const { tenant, tenantId, now } = setting
  const all = inWordsOf(demonstrationCampaigns, tenant)
  const [currency = 'gbp'] = (tenant.settings.currencies ?? 'gbp').split(',')
  const at = (days: number | undefined) => (days === undefined ? null : instantAhead(days, now))
  const rows = asRows(
    all.map(({ row }) => row),
    setting,
  ).map((row, position) => ({
    ...row,
    currency,
    causeId: tenant.causes.includes(row.causeId) ? row.causeId : 'general',
    chairBody: row.chairBody ? sanitise(row.chairBody) : null,
    startsAt: at(all[position]?.startsIn),
    endsAt: at(all[position]?.endsIn),
  }))
  await tx.insert(campaigns).values(rows).onConflictDoNothing()
  const partsOf = <T extends object>(pick: (of: (typeof all)[number]) => readonly T[]) =>
    all.flatMap((of) => pick(of).map((part, position) => ({ ...part, tenantId, campaignId: of.row.id, position })))
  await tx
    .insert(campaignNeeds)
    .values(partsOf(({ needs }) => needs))
    .onConflictDoNothing()
  await tx
    .insert(campaignPlans)
    .values(partsOf(({ plans }) => plans))
    .onConflictDoNothing()
  const faqs = partsOf(({ faqs }) => faqs).map((faq) => ({ ...faq, answer: sanitise(faq.answer) }))
  await tx.insert(campaignFaqs).values(faqs).onConflictDoNothing()
}

/**
 * Moves events whose day has passed ahead, so that a demonstration always has something to come; those that tell of the
 * past stay, and so does whatever somebody has changed.
 */
async function renewEvents(tx: Tx, setting: Setting) {
  const ahead = demonstrationEvents
    .filter(({ when }) => when.week >= 0)
    .map(({ id, when }) => ({ id, ...instantsOf(when, setting.now, zoneOf(setting)) }))
  await tx.execute(sql`
    update ${site.events} set starts_at = ahead."startsAt", ends_at = ahead."endsAt"
    from jsonb_to_recordset(${JSON.stringify(ahead)}::jsonb) as ahead(id text, "startsAt" timestamptz, "endsAt" timestamptz)
    where events.id = ahead.id and events.over_at < ${setting.now.toISOString()}::timestamptz
      and events.updated_at = ${written.toISOString()}::timestamptz`)
}

/**
 * Loads what a demonstration's mosque has to say, once: what people change or take away afterwards stays so. Dates are
 * reckoned from now, and events that have passed are moved ahead whenever this is called.
 */
export async function loadSiteContent(tx: Tx, setting: Setting): Promise<void> {
  const { tenant, tenantId, now } = setting
  const [loaded] = await tx.select({ id: site.legalPages.id }).from(site.legalPages).limit(1)
  if (loaded) return renewEvents(tx, setting)
  const legal = asRows(demonstrationLegalPages, setting).map(({ id, title, body }) => ({
    tenantId,
    id,
    title,
    body,
    updatedAt: written,
  }))
  await tx.insert(site.legalPages).values(legal).onConflictDoNothing()
  const { StandaloneCampaigns, PrayerTimeDonateModuleOnly } = tenant.settings
  if (!StandaloneCampaigns)
    await tx
      .insert(announcements)
      .values(demonstrationAnnouncements.map((row, at) => ({ ...row, tenantId, fromAt: instantAhead(-at - 1, now) })))
      .onConflictDoNothing()
  if (!PrayerTimeDonateModuleOnly) await loadCampaigns(tx, setting)
  if (StandaloneCampaigns || PrayerTimeDonateModuleOnly) return
  await loadWeek(tx, setting)
  await loadDated(tx, setting)
}
