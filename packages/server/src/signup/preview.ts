import { LRUCache } from 'lru-cache'
import type { SignupPreview, SignupPreviewRequest } from '@minaret/contract/desk'
import type { Database } from '@minaret/foundation/db'
import { calculateDay, isTimeZone, type Place, wallClock } from '@minaret/timetable'
import { toSlug, slugProblem, type MosqueNames, needsReview, readMosqueNames } from '@minaret/foundation/mosque-names'
import { isSlugTaken } from './createMosque.ts'

/** Names cached for a minute while visitors type; creating a mosque reads them again. */
const nameCache = new LRUCache<Database, Promise<MosqueNames[]>>({ max: 4, ttl: 60_000 })

function readRecentNames(database: Database): Promise<MosqueNames[]> {
  const cachedNames = nameCache.get(database)
  if (cachedNames) return cachedNames
  const namesPromise = database.forAccount()(readMosqueNames)
  nameCache.set(database, namesPromise)
  namesPromise.catch(() => nameCache.delete(database))
  return namesPromise
}

/** Calculates today's times at a place as its website will. */
function calculateToday(
  { latitude, longitude, settings }: Omit<SignupPreviewRequest, 'reference'>,
  now: Date,
): Pick<SignupPreview, 'date' | 'times'> {
  if (latitude === undefined || longitude === undefined || !settings || !isTimeZone(settings.timeZone)) return {}
  const { timeZone, method, madhab } = settings
  const { date } = wallClock(now, timeZone)
  const place: Place = { latitude, longitude, timeZone, method, madhab, highLatitudeRule: 'TwilightAngle' }
  const { sunrise, prayers } = calculateDay(date, place)
  const times = prayers.map(({ prayer, begins: { time } }) => ({ prayer, time }))
  const [fajr, ...otherTimes] = times
  return { date, times: fajr ? [fajr, { prayer: 'sunrise', time: sunrise.time }, ...otherTimes] : [] }
}

/** Previews a mosque's address, whether it is available, and today's times, without storing anything. */
export async function previewMosque(
  database: Database,
  domain: string,
  request: Omit<SignupPreviewRequest, 'reference'>,
  now: Date,
): Promise<SignupPreview> {
  const slug = request.slug ?? toSlug(request.name)
  const host = `${slug}.${domain}`
  const problem = slugProblem(slug) ?? ((await isSlugTaken(database, slug, host)) ? 'taken' : undefined)
  const isHeld =
    request.name.trim() !== '' && needsReview({ slug, name: request.name }, await readRecentNames(database))
  return {
    slug,
    host,
    ...(problem ? { problem } : {}),
    ...(isHeld ? { held: true } : {}),
    ...calculateToday(request, now),
  }
}
