import type { GiftExport } from '@minaret/contract/desk'
import { nextMessage, startChild } from './child.ts'
import type { ExportUsage } from './childWork.ts'
import { openDesk } from './login.ts'
import type { LargeDesk } from './money.ts'
import { type BenchRow, secondsOf } from './rows.ts'

/** The time that PostgreSQL alone needs to write the same rows as text. */
const bareQuery = 'select sum(length(g::text)) from gifts g where tenant_id = $1'

/**
 * Measures an export of all gifts, requested at the desk and written by a separate process, including its memory.
 * @param most the maximum additional memory in megabytes
 * @throws if a gift is missing from the file
 */
export async function measureExport(
  { app, database, login, mosque }: LargeDesk,
  { url, gifts, format, most }: { url: string; gifts: number; format: GiftExport['format']; most: number },
): Promise<BenchRow> {
  const desk = await openDesk(app, login)
  const path = `/mosques/${mosque.slug}/gift-exports`
  const bare = await secondsOf(() => database.pool.query(bareQuery, [mosque.id]))
  await desk.post(path, { format })
  const [waiting] = await desk.get<GiftExport[]>(path)
  const child = startChild('export', [url, mosque.id, waiting?.id ?? ''])
  const usage = await nextMessage<ExportUsage>(child)
  await child.ended
  const [written] = await desk.get<GiftExport[]>(path)
  if (written?.state !== 'ready' || written.written !== gifts)
    throw new Error(`The export is ${written?.state} with ${written?.written} gifts, not ${gifts}.`)
  const added = usage.most - usage.before
  return {
    name: `an export of ${gifts.toLocaleString('en')} gifts (${format})`,
    time: `${usage.seconds.toFixed(1)} s, ${added.toFixed(0)} MB more than the ${usage.before.toFixed(0)} MB before`,
    limit: `${most} MB more`,
    bare: `${bare.toFixed(1)} s`,
    overLimit: !(added <= most),
  }
}
