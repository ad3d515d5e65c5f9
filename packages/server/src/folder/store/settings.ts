import { and, eq, inArray } from 'drizzle-orm'
import { settingOf } from '../../configuration/settings.ts'
import { settings } from '../../db/content.ts'
import { currentTenant } from '../../db/ownTenant.ts'
import { PictureRef } from '../codecs/refs.ts'
import { mosqueFile } from '../mosque/mosque.ts'
import { keepRefs } from './keep.ts'
import { digestOf } from './same.ts'
import { mark, markKey, type Work } from './work.ts'

const kind = 'settings'

/** What a stored setting says, in the spelling it would be stored in today. */
function spelled(key: string, value: string, currency: string): string {
  const form = settingOf(key)?.form
  const read = form?.read(form.show?.(value, currency) ?? value, currency)
  return read && 'value' in read ? read.value : value
}

/** Stores the settings of `mosque.yaml`. Those that are not set by hand stay as they are. */
export async function importSettings(work: Work): Promise<void> {
  const { tx, folder, options, changes, count } = work
  const { mosque, inspected } = folder
  const [currency = 'gbp'] = mosque.config.payment.currencies
  const rows = work.made ? [] : await tx.select().from(settings)
  const before = new Map(rows.map(({ key, value }) => [key, value]))
  const wanted = [...mosque.settings].map(([key, said]): [string, string] => {
    if (typeof said === 'string') return [key, said]
    const kept = inspected.get(said.path)
    return [key, kept && 'src' in kept ? kept.src : '']
  })
  const storing = wanted.filter(([key, value]) => {
    const had = before.get(key)
    const known = work.marks.get(markKey(kind, key))
    if (options.onlyNew) return had === undefined && !known
    return had === undefined || (had !== value && spelled(key, had, currency) !== value)
  })
  for (const [key, value] of storing) {
    const had = before.get(key)
    changes.push({ what: had === undefined ? 'added' : 'changed', kind: 'setting', id: key, file: mosqueFile })
    mark(work, kind, key, digestOf(value))
  }
  count.unchanged += wanted.length - storing.length
  if (!options.dryRun)
    await keepRefs(
      work,
      [...mosque.settings.values()].filter((said) => said instanceof PictureRef),
    )
  if (storing.length > 0) {
    const keys = storing.map(([key]) => key)
    await tx.delete(settings).where(inArray(settings.key, keys))
    await tx.insert(settings).values(storing.map(([key, value]) => ({ tenantId: currentTenant, key, value })))
  }
  if (!options.prune) return
  for (const key of before.keys()) {
    if (mosque.settings.has(key) || !settingOf(key)?.form) continue
    changes.push({ what: 'removed', kind: 'setting', id: key, file: mosqueFile })
    await tx.delete(settings).where(and(eq(settings.key, key)))
  }
}
