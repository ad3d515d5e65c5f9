import { and, eq, inArray } from 'drizzle-orm'
import { settingOf } from '@minaret/staff/configuration'
import { settings, folderItems, currentTenant } from '@minaret/foundation/db'
import { PictureRef } from '../codecs/refs.ts'
import { mosqueFile } from '../mosque/mosque.ts'
import { digestOf } from './compare.ts'
import { recordDigest, digestKey, type ImportContext } from './importContext.ts'

const kind = 'settings'

/** What a stored setting says, in the spelling it would be stored in today. */
function spelled(key: string, value: string, currency: string): string {
  const form = settingOf(key)?.form
  const read = form?.read(form.show?.(value, currency) ?? value, currency)
  return read && 'value' in read ? read.value : value
}

/** From no cards at all to real ones. */
const modes = ['none', 'demonstration', 'test', 'live']

/** A mosque that takes cards by keys of its own would take fewer. */
const takesFewerCards = (had: string, wanted: string) =>
  modes.indexOf(had) >= modes.indexOf('test') && modes.indexOf(wanted) < modes.indexOf(had)

/** What commands set from day to day stays also where no import has spoken of it yet; all else the first one decides. */
const staysAtFirst = (key: string, had: string, wanted: string) =>
  key === 'hijriOffset' || key === 'hijriMonths' || (key === 'paymentMode' && takesFewerCards(had, wanted))

/** As people write it, and not all of something long. */
function shown(key: string, value: string, currency: string): string {
  const text = settingOf(key)?.form?.show?.(value, currency) ?? value
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Whether what the site says goes before what the folder says: it was set there, and the folder is as it was. */
function siteDecides(work: ImportContext, key: string, had: string | undefined, wanted: string): boolean {
  const imported = work.marks.get(digestKey(kind, key))
  if (imported) return imported.equals(digestOf(wanted))
  return had !== undefined && staysAtFirst(key, had, wanted)
}

/** Whether nobody has set it on the site since the last import. */
function isAsImported({ marks }: ImportContext, key: string, had: string, currency: string): boolean {
  const imported = marks.get(digestKey(kind, key))
  return [had, spelled(key, had, currency)].some((value) => imported?.equals(digestOf(value)))
}

/** What is replaced that no import had put there. */
function replaced(work: ImportContext, key: string, had: string | undefined, currency: string): { note?: string } {
  if (had === undefined || isAsImported(work, key, had, currency)) return {}
  return { note: `it replaces ${shown(key, had, currency)}, which was set on the site` }
}

/** Takes away settings that came from a folder, are in it no more, and are as it had them. */
async function prune(work: ImportContext, before: ReadonlyMap<string, string>, currency: string): Promise<void> {
  const { tx, folder, changes, kept } = work
  for (const [key, had] of before) {
    if (folder.mosque.settings.has(key) || !work.marks.has(digestKey(kind, key)) || !settingOf(key)?.form) continue
    if (!isAsImported(work, key, had, currency)) {
      kept.push({ key, value: shown(key, had, currency) })
      continue
    }
    changes.push({ what: 'removed', kind: 'setting', id: key, file: mosqueFile })
    await tx.delete(settings).where(eq(settings.key, key))
    await tx.delete(folderItems).where(and(eq(folderItems.kind, kind), eq(folderItems.id, key)))
  }
}

/** Stores the settings of `mosque.yaml`. Those that are not in it stay as they are, and those that were set on the site since. */
export async function importSettings(work: ImportContext): Promise<void> {
  const { tx, folder, options, changes, kept, count } = work
  const { mosque, inspected } = folder
  const [currency = 'gbp'] = mosque.config.payment.currencies
  const rows = work.made ? [] : await tx.select().from(settings)
  const before = new Map(rows.map(({ key, value }) => [key, value]))
  const wanted = [...mosque.settings].map(([key, said]): [string, string] => {
    if (typeof said === 'string') return [key, said]
    const picture = inspected.get(said.path)
    return [key, picture && 'src' in picture ? picture.src : '']
  })
  const storing = wanted.filter(([key, value]) => {
    const had = before.get(key)
    if (options.onlyNew) return had === undefined && !work.marks.has(digestKey(kind, key))
    recordDigest(work, kind, key, digestOf(value))
    if (had !== undefined && (had === value || spelled(key, had, currency) === value)) return false
    if (!siteDecides(work, key, had, value)) return true
    kept.push({ key, ...(had === undefined ? {} : { value: shown(key, had, currency) }) })
    return false
  })
  for (const [key, value] of storing) {
    const had = before.get(key)
    const what = had === undefined ? 'added' : 'changed'
    changes.push({ what, kind: 'setting', id: key, file: mosqueFile, ...replaced(work, key, had, currency) })
    recordDigest(work, kind, key, digestOf(value))
  }
  count.unchanged += wanted.length - storing.length - kept.length
  work.keeping.push(...[...mosque.settings.values()].filter((said) => said instanceof PictureRef))
  if (storing.length > 0) {
    const keys = storing.map(([key]) => key)
    await tx.delete(settings).where(inArray(settings.key, keys))
    await tx.insert(settings).values(storing.map(([key, value]) => ({ tenantId: currentTenant, key, value })))
  }
  if (options.prune) await prune(work, before, currency)
}
