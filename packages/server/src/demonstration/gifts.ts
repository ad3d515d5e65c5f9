import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull, lte, ne } from 'drizzle-orm'
import { currencyExponent } from '@minaret/money'
import { wallClock } from '@minaret/timetable'
import { modeOf } from '@minaret/giving/providers'
import { campaignNeeds, campaigns, type Tx, folderItems, gifts, currentTenant } from '@minaret/foundation/db'
import type { FolderStore } from '@minaret/content/folder'
import { type OfflineGift, recordOfflineGifts } from '@minaret/giving/gifts'
import { loadTenant } from '@minaret/foundation/tenancy'

/** Says that a mosque of the demonstration has been given to: what is purged later does not come back. */
const mark = { kind: 'demonstration', id: 'gifts' }

type Campaign = Pick<
  typeof campaigns.$inferSelect,
  'id' | 'causeId' | 'currency' | 'targetMinor' | 'startsAt' | 'endsAt'
> & { needs: Pick<typeof campaignNeeds.$inferSelect, 'id' | 'priceMinor' | 'wanted'>[] }

const people: Record<string, readonly string[]> = {
  en: 'Aisha Rahman|Yusuf Ali|Maryam Osei|Bilal Hussain|Hafsa Khan|Tomasz Nowak|Idris Malik|Zainab Shah|Samuel Grant|Leila Haddad|Hamza Iqbal|Ruqayyah Bello'.split(
    '|',
  ),
  ar: 'أحمد السالم|فاطمة العلي|يوسف الحمد|مريم الصباح|خالد العنزي|نورة المطيري|عمر الرشيد|هدى الكندري|سليمان العوضي|زينب الخالد|بدر الفهد|سارة العجمي'.split(
    '|',
  ),
}

/** How long before the newest moment a gift was given, in minutes: a wall of the last hours and days. */
const ago = [14, 47, 130, 340, 980, 2100, 4400]
const amounts = [20, 50, 25, 100, 10, 30, 250]

const day = 86_400_000

/** A number from 0 to 1 that is always the same for the same words. */
const chance = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE() / 2 ** 32

/** What people give to an appeal at once, in whole units of the currency. */
const larger = [1000, 250, 500, 100, 2500, 250, 5000, 500]
const week = 7 * 24 * 60

/**
 * Gives what is left as an appeal gets it: a collection each Friday of ten weeks, and gifts of people in between, so that the sum and
 * the number of donations fit one another.
 * @param rest in whole units of the currency
 * @param give is told which of the people it is; nobody gives a collection
 */
function giveRest(rest: number, give: (amount: number, minutesAgo: number, at?: number) => void): void {
  const collection = Math.floor((rest * 0.3) / 10)
  for (let friday = 1; friday <= 10; friday += 1) give(collection, friday * week)
  let left = rest - 10 * collection
  for (let at = 0; at < 30 && left > 0; at += 1) {
    const amount = Math.min(left, larger[at % larger.length] ?? left)
    give(amount, 5000 + at * 2900, at)
    left -= amount
  }
  give(left, 11 * week)
}

/** What a campaign of the demonstration has been given: always the same, but for the moments, which follow the day. */
export function giftsOf(
  campaign: Campaign,
  { language, timeZone, now }: { language: string; timeZone: string; now: Date },
) {
  const { id, causeId, currency, targetMinor, startsAt, endsAt, needs } = campaign
  const unit = 10 ** currencyExponent(currency)
  const over = endsAt !== null && endsAt <= now
  const first = startsAt ?? new Date(now.getTime() - 60 * day)
  const last = over ? new Date(endsAt.getTime() - 60_000) : now
  const share = over ? 1.006 : 0.35 + 0.4 * chance(`raised ${id}`)
  const names = people[language] ?? people.en ?? []
  const created: OfflineGift[] = []
  const give = (amountMinor: number, minutesAgo: number, how: OfflineGift['how'], more: Partial<OfflineGift> = {}) => {
    const at = new Date(Math.max(first.getTime() + 60_000, last.getTime() - minutesAgo * 60_000))
    const note = `demonstration ${id} ${created.length + 1}`
    const when = { at, day: wallClock(at, timeZone).date }
    if (amountMinor > 0) created.push({ amountMinor, currency, causeId, campaignId: id, how, note, ...when, ...more })
  }
  const named = (at: number) => {
    const round = Math.floor(chance(`${id} ${at}`) * names.length)
    return at % 4 === 2 ? {} : { donorName: names[(round + at) % names.length], shown: true }
  }

  for (const [at, minutesAgo] of ago.entries())
    give((amounts[(at + id.length) % amounts.length] ?? 10) * unit, minutesAgo, 'bank', named(at))
  const total = () => created.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const goal = Math.max(total(), Math.round((targetMinor * share) / unit) * unit)
  const each = (goal - total()) / (needs.length + 1)
  for (const [at, need] of needs.entries()) {
    const wish = Math.floor(need.wanted * (0.3 + 0.5 * chance(`${id} ${need.id}`)))
    const pieces = Math.min(wish, Math.floor(each / need.priceMinor))
    give(pieces * need.priceMinor, 9000 + 700 * at, 'bank', { needId: need.id, ...named(20 + at) })
    const half = Math.round(need.priceMinor / 2 / unit) * unit
    if (at === 0 && pieces < need.wanted && half < each) give(half, 6200, 'cash', { needId: need.id, ...named(9) })
  }
  giveRest(Math.round((goal - total()) / unit), (amount, minutesAgo, at) =>
    at === undefined
      ? give(amount * unit, minutesAgo, 'cash')
      : give(amount * unit, minutesAgo, 'bank', named(30 + at)),
  )
  return created
}

async function readCampaigns(tx: Tx, now: Date): Promise<Campaign[]> {
  const rows = await tx
    .select()
    .from(campaigns)
    .where(and(isNotNull(campaigns.publishedAt), lte(campaigns.publishedAt, now)))
    .orderBy(asc(campaigns.position), asc(campaigns.id))
  const needs = await tx.select().from(campaignNeeds).orderBy(asc(campaignNeeds.position), asc(campaignNeeds.id))
  return rows
    .filter(({ startsAt }) => startsAt === null || startsAt <= now)
    .map((row) => ({ ...row, needs: needs.filter(({ campaignId }) => campaignId === row.id) }))
}

/** Whether nobody has given the demonstration's gifts yet; from then on they are. */
async function isFirst(tx: Tx): Promise<boolean> {
  const [existing] = await tx.select({ id: gifts.id }).from(gifts).where(ne(gifts.how, 'card')).limit(1)
  if (existing) return false
  const written = await tx
    .insert(folderItems)
    .values({ ...mark, tenantId: currentTenant, digest: Buffer.alloc(16) })
    .onConflictDoNothing()
    .returning({ id: folderItems.id })
  return written.length > 0
}

/**
 * Gives to the campaigns of one of the demonstration's mosques, once: a meter at nothing shows nobody what it is. All of it
 * is the demonstration's own money, and goes with it; a mosque that takes any other gets none.
 */
export async function giveDemonstration({ database, secrets }: FolderStore, id: string, now: Date): Promise<void> {
  const db = database.forTenant(id)
  const existing = await db((tx) =>
    tx
      .select({ id: folderItems.id })
      .from(folderItems)
      .where(and(eq(folderItems.kind, mark.kind), eq(folderItems.id, mark.id))),
  )
  if (existing.length > 0) return
  const tenant = await loadTenant(database, id)
  if (modeOf(tenant) !== 'demo') return
  const { language, timeZone } = tenant.config
  const all = await db((tx) => readCampaigns(tx, now))
  const wanted = all.flatMap((campaign) => giftsOf(campaign, { language, timeZone, now }))
  if (wanted.length > 0) await recordOfflineGifts({ database, secrets }, tenant, wanted, isFirst)
}
