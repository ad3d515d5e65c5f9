import { gte, lt, sql } from 'drizzle-orm'
import type { components } from '@minaret/contract'
import { pageVitals, type Tx, currentTenant } from '@minaret/foundation/db'
import { addDays } from '@minaret/timetable'

/** A web vital. */
export type Metric = 'lcp' | 'inp' | 'cls'

/** Upper bounds of each metric's buckets, in milliseconds (CLS has no unit). There is one more bucket for larger values. */
const buckets: Record<Metric, readonly number[]> = {
  lcp: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [16, 32, 50, 75, 100, 150, 200, 300, 500, 1000, 2000],
  cls: [0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
}
const metrics: readonly Metric[] = ['lcp', 'inp', 'cls']

/** Days for which counts are stored: enough to compare a month with one a quarter earlier. */
const storedDays = 120

/** The period of a figure in days, and the minimum number of measured views. */
const figureBasis = { days: 28, views: 20 }

const bucketOf = (metric: Metric, value: number): number => {
  const index = buckets[metric].findIndex((upperBound) => value <= upperBound)
  return index < 0 ? buckets[metric].length : index
}

/** Adds one page view to the histograms of its day. */
export async function countVitals(
  tx: Tx,
  day: string,
  { page, device, ...values }: components['schemas']['PageVitals'],
): Promise<void> {
  const rows = metrics.flatMap((metric) => {
    const value = values[metric]
    return value === undefined
      ? []
      : [{ tenantId: currentTenant, day, page, device, metric, bucket: bucketOf(metric, value), views: 1 }]
  })
  if (rows.length === 0) return
  const updatedRows = await tx
    .insert(pageVitals)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        pageVitals.tenantId,
        pageVitals.day,
        pageVitals.page,
        pageVitals.device,
        pageVitals.metric,
        pageVitals.bucket,
      ],
      set: { views: sql`${pageVitals.views} + 1` },
    })
    .returning({ views: pageVitals.views })
  // Only if there is a new bucket, which is rare but happens at least once a day.
  if (updatedRows.some(({ views }) => views === 1))
    await tx.delete(pageVitals).where(lt(pageVitals.day, addDays(day, -storedDays)))
}

/** Number of views by bucket. */
export type Histogram = ReadonlyMap<number, number>

/**
 * Returns the upper bound of the bucket with the 75th percentile.
 * @returns undefined if too few views were measured; infinity beyond the last bucket
 */
function percentile75(metric: Metric, histogram: Histogram, minViews = figureBasis.views): number | undefined {
  const total = [...histogram.values()].reduce((sum, views) => sum + views, 0)
  if (total < minViews) return undefined
  let cumulative = 0
  for (const [index, upperBound] of buckets[metric].entries()) {
    cumulative += histogram.get(index) ?? 0
    if (cumulative >= total * 0.75) return upperBound
  }
  return Number.POSITIVE_INFINITY
}

/** The 75th percentiles of a kind of page on a kind of device, or of all. */
export type VitalsFigures = { views: number } & Partial<Record<Metric, number>>

type Row = { page: string; device: string; metric: Metric; bucket: number; views: number }

function computeFigures(rows: readonly Row[]): VitalsFigures {
  const figures: VitalsFigures = { views: 0 }
  for (const metric of metrics) {
    const histogram = new Map<number, number>()
    for (const { bucket, views } of rows.filter((row) => row.metric === metric))
      histogram.set(bucket, (histogram.get(bucket) ?? 0) + views)
    const views = [...histogram.values()].reduce((sum, count) => sum + count, 0)
    figures.views = Math.max(figures.views, views)
    const value = percentile75(metric, histogram)
    if (value !== undefined) figures[metric] = Number.isFinite(value) ? value : (buckets[metric].at(-1) ?? 0)
  }
  return figures
}

/** Reads the web vitals of a mosque's pages: overall, and by page and device. */
export async function readVitals(
  tx: Tx,
  today: string,
  days = figureBasis.days,
): Promise<{ all: VitalsFigures; parts: (VitalsFigures & { page: string; device: string })[] }> {
  const { page, device, metric, bucket } = pageVitals
  const rows = await tx
    .select({ page, device, metric, bucket, views: sql<number>`sum(${pageVitals.views})::int` })
    .from(pageVitals)
    .where(gte(pageVitals.day, addDays(today, 1 - days)))
    .groupBy(page, device, metric, bucket)
  const names = [...new Set(rows.map((row) => `${row.page} ${row.device}`))].toSorted()
  return {
    all: computeFigures(rows),
    parts: names.map((name) => {
      const partRows = rows.filter((row) => `${row.page} ${row.device}` === name)
      const [{ page: partPage, device: partDevice } = { page: '', device: '' }] = partRows
      return { page: partPage, device: partDevice, ...computeFigures(partRows) }
    }),
  }
}
