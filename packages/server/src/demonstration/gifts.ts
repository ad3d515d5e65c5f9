import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull, lte, ne } from 'drizzle-orm'
import { currencyExponent } from '@minaret/money'
import { wallClock } from '@minaret/timetable'
import { modeOf } from '@minaret/giving/providers'
import { campaignNeeds, campaigns, type Tx, folderItems, gifts, currentTenant } from '@minaret/foundation/db'
import type { FolderStore } from '@minaret/content/folder'
import { type OfflineGift, recordOfflineGifts } from '@minaret/giving/gifts'
import { loadTenant } from '@minaret/foundation/tenancy'

/** Key of the record that a demonstration mosque has had its gifts, so that purged ones are not added again. */
const markerKey = { kind: 'demonstration', id: 'gifts' }

type Campaign = Pick<
  typeof campaigns.$inferSelect,
  'id' | 'causeId' | 'currency' | 'targetMinor' | 'startsAt' | 'endsAt'
> & { needs: Pick<typeof campaignNeeds.$inferSelect, 'id' | 'priceMinor' | 'wanted'>[] }

const donorNames: Record<string, readonly string[]> = {
  en: 'Aisha Rahman|Yusuf Ali|Maryam Osei|Bilal Hussain|Hafsa Khan|Tomasz Nowak|Idris Malik|Zainab Shah|Samuel Grant|Leila Haddad|Hamza Iqbal|Ruqayyah Bello'.split(
    '|',
  ),
  ar: 'أحمد السالم|فاطمة العلي|يوسف الحمد|مريم الصباح|خالد العنزي|نورة المطيري|عمر الرشيد|هدى الكندري|سليمان العوضي|زينب الخالد|بدر الفهد|سارة العجمي'.split(
    '|',
  ),
}

/** Ages of the recent gifts in minutes, for a donor wall of the last hours and days. */
const agesInMinutes = [14, 47, 130, 340, 980, 2100, 4400]
const amounts = [20, 50, 25, 100, 10, 30, 250]

const day = 86_400_000

/** Returns a pseudo-random number from 0 to 1 that depends only on the text. */
const pseudoRandom = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32

/** Larger single gifts, in whole units of the currency. */
const largeAmounts = [1000, 250, 500, 100, 2500, 250, 5000, 500]
const week = 7 * 24 * 60

/**
 * Splits the remainder into ten weekly Friday collections and gifts in between, so that the total and the number of
 * donations are plausible.
 * @param remainder in whole units of the currency
 * @param addGift receives the index of the donor; a collection has none
 */
function splitRest(
  remainder: number,
  addGift: (amount: number, minutesAgo: number, donorIndex?: number) => void,
): void {
  const collection = Math.floor((remainder * 0.3) / 10)
  for (let friday = 1; friday <= 10; friday += 1) addGift(collection, friday * week)
  let remaining = remainder - 10 * collection
  for (let index = 0; index < 30 && remaining > 0; index += 1) {
    const amount = Math.min(remaining, largeAmounts[index % largeAmounts.length] ?? remaining)
    addGift(amount, 5000 + index * 2900, index)
    remaining -= amount
  }
  addGift(remaining, 11 * week)
}

/** Returns the gifts of a demonstration campaign: always the same, except that their times follow the current day. */
export function giftsOf(
  campaign: Campaign,
  { language, timeZone, now }: { language: string; timeZone: string; now: Date },
) {
  const { id, causeId, currency, targetMinor, startsAt, endsAt, needs } = campaign
  const unit = 10 ** currencyExponent(currency)
  const hasEnded = endsAt !== null && endsAt <= now
  const earliestTime = startsAt ?? new Date(now.getTime() - 60 * day)
  const latestTime = hasEnded ? new Date(endsAt.getTime() - 60_000) : now
  const targetShare = hasEnded ? 1.006 : 0.35 + 0.4 * pseudoRandom(`raised ${id}`)
  const names = donorNames[language] ?? donorNames.en ?? []
  const campaignGifts: OfflineGift[] = []
  const addGift = (
    amountMinor: number,
    minutesAgo: number,
    method: OfflineGift['how'],
    overrides: Partial<OfflineGift> = {},
  ) => {
    const at = new Date(Math.max(earliestTime.getTime() + 60_000, latestTime.getTime() - minutesAgo * 60_000))
    const note = `demonstration ${id} ${campaignGifts.length + 1}`
    const timing = { at, day: wallClock(at, timeZone).date }
    if (amountMinor > 0)
      campaignGifts.push({ amountMinor, currency, causeId, campaignId: id, how: method, note, ...timing, ...overrides })
  }
  const donorAt = (at: number) => {
    const nameIndex = Math.floor(pseudoRandom(`${id} ${at}`) * names.length)
    return at % 4 === 2 ? {} : { donorName: names[(nameIndex + at) % names.length], showName: true }
  }

  for (const [index, minutesAgo] of agesInMinutes.entries())
    addGift((amounts[(index + id.length) % amounts.length] ?? 10) * unit, minutesAgo, 'bank', donorAt(index))
  const total = () => campaignGifts.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const goal = Math.max(total(), Math.round((targetMinor * targetShare) / unit) * unit)
  const share = (goal - total()) / (needs.length + 1)
  for (const [index, need] of needs.entries()) {
    const desiredPieces = Math.floor(need.wanted * (0.3 + 0.5 * pseudoRandom(`${id} ${need.id}`)))
    const pieces = Math.min(desiredPieces, Math.floor(share / need.priceMinor))
    addGift(pieces * need.priceMinor, 9000 + 700 * index, 'bank', { needId: need.id, ...donorAt(20 + index) })
    const halfPrice = Math.round(need.priceMinor / 2 / unit) * unit
    if (index === 0 && pieces < need.wanted && halfPrice < share)
      addGift(halfPrice, 6200, 'cash', { needId: need.id, ...donorAt(9) })
  }
  splitRest(Math.round((goal - total()) / unit), (amount, minutesAgo, index) =>
    index === undefined
      ? addGift(amount * unit, minutesAgo, 'cash')
      : addGift(amount * unit, minutesAgo, 'bank', donorAt(30 + index)),
  )
  return campaignGifts
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

/** Marks the gifts as added. @returns false if they were added before, or the mosque has other offline gifts */
async function markAsAdded(tx: Tx): Promise<boolean> {
  const [existing] = await tx.select({ id: gifts.id }).from(gifts).where(ne(gifts.how, 'card')).limit(1)
  if (existing) return false
  const insertedRows = await tx
    .insert(folderItems)
    .values({ ...markerKey, tenantId: currentTenant, digest: Buffer.alloc(16) })
    .onConflictDoNothing()
    .returning({ id: folderItems.id })
  return insertedRows.length > 0
}

/**
 * Adds gifts to a demonstration mosque's campaigns, once, because an empty progress bar shows little. They count as
 * demonstration money and are removed with it; a mosque with real payments gets none.
 */
export async function addDemonstrationGifts({ database, secrets }: FolderStore, id: string, now: Date): Promise<void> {
  const db = database.forTenant(id)
  const existing = await db((tx) =>
    tx
      .select({ id: folderItems.id })
      .from(folderItems)
      .where(and(eq(folderItems.kind, markerKey.kind), eq(folderItems.id, markerKey.id))),
  )
  if (existing.length > 0) return
  const tenant = await loadTenant(database, id)
  if (modeOf(tenant) !== 'demo') return
  const { language, timeZone } = tenant.config
  const allCampaigns = await db((tx) => readCampaigns(tx, now))
  const newGifts = allCampaigns.flatMap((campaign) => giftsOf(campaign, { language, timeZone, now }))
  if (newGifts.length > 0) await recordOfflineGifts({ database, secrets }, tenant, newGifts, markAsAdded)
}
