import { and, eq, inArray } from 'drizzle-orm'
import { settingOf } from '@minaret/staff/configuration'
import { settings, folderItems, currentTenant } from '@minaret/foundation/db'
import { PictureRef } from '../codecs/refs.ts'
import { mosqueFile } from '../mosque/mosque.ts'
import { digestOf } from './compare.ts'
import { recordDigest, digestKey, type ImportContext } from './importContext.ts'

const kind = 'settings'

/** Converts a stored setting to the current storage format. */
function normalise(key: string, value: string, currency: string): string {
  const form = settingOf(key)?.form
  const result = form?.read(form.show?.(value, currency) ?? value, currency)
  return result && 'value' in result ? result.value : value
}

/** Payment modes, from no cards to live payments. */
const modes = ['none', 'demonstration', 'test', 'live']

/** Whether a mosque with its own payment account would lose card payments. */
const takesFewerCards = (previous: string, folderValue: string) =>
  modes.indexOf(previous) >= modes.indexOf('test') && modes.indexOf(folderValue) < modes.indexOf(previous)

/** Settings that the first import does not overwrite, because commands change them from day to day. */
const isKeptAtFirst = (key: string, previous: string, folderValue: string) =>
  key === 'hijriOffset' || key === 'hijriMonths' || (key === 'paymentMode' && takesFewerCards(previous, folderValue))

/** A setting as text, shortened if it is long. */
function abbreviate(key: string, value: string, currency: string): string {
  const text = settingOf(key)?.form?.show?.(value, currency) ?? value
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Whether the value on the site takes precedence, because the folder has not changed it. */
function keepsSiteValue(
  context: ImportContext,
  key: string,
  previous: string | undefined,
  folderValue: string,
): boolean {
  const importedDigest = context.digests.get(digestKey(kind, key))
  if (importedDigest) return importedDigest.equals(digestOf(folderValue))
  return previous !== undefined && isKeptAtFirst(key, previous, folderValue)
}

/** Whether a setting is unchanged on the site since the last import. */
function isAsImported({ digests }: ImportContext, key: string, previous: string, currency: string): boolean {
  const importedDigest = digests.get(digestKey(kind, key))
  return [previous, normalise(key, previous, currency)].some((value) => importedDigest?.equals(digestOf(value)))
}

/** A note if the import replaces a value set on the site. */
function replacementNote(
  context: ImportContext,
  key: string,
  previous: string | undefined,
  currency: string,
): { note?: string } {
  if (previous === undefined || isAsImported(context, key, previous, currency)) return {}
  return { note: `it replaces ${abbreviate(key, previous, currency)}, which was set on the site` }
}

/** Removes imported settings that are no longer in the folder, unless they were changed on the site. */
async function prune(
  context: ImportContext,
  storedSettings: ReadonlyMap<string, string>,
  currency: string,
): Promise<void> {
  const { tx, folder, changes, keptSettings } = context
  for (const [key, previous] of storedSettings) {
    if (folder.mosque.settings.has(key) || !context.digests.has(digestKey(kind, key)) || !settingOf(key)?.form) continue
    if (!isAsImported(context, key, previous, currency)) {
      keptSettings.push({ key, value: abbreviate(key, previous, currency) })
      continue
    }
    changes.push({ what: 'removed', kind: 'setting', id: key, file: mosqueFile })
    await tx.delete(settings).where(eq(settings.key, key))
    await tx.delete(folderItems).where(and(eq(folderItems.kind, kind), eq(folderItems.id, key)))
  }
}

/** Imports the settings of `mosque.yaml`. Other settings stay, and so do those changed on the site since. */
export async function importSettings(context: ImportContext): Promise<void> {
  const { tx, folder, options, changes, keptSettings, count } = context
  const { mosque, inspected } = folder
  const [currency = 'gbp'] = mosque.config.payment.currencies
  const rows = context.isNew ? [] : await tx.select().from(settings)
  const storedSettings = new Map(rows.map(({ key, value }) => [key, value]))
  const folderSettings = [...mosque.settings].map(([key, setting]): [string, string] => {
    if (typeof setting === 'string') return [key, setting]
    const picture = inspected.get(setting.path)
    return [key, picture && 'src' in picture ? picture.src : '']
  })
  const pendingSettings = folderSettings.filter(([key, value]) => {
    const previous = storedSettings.get(key)
    if (options.onlyNew) return previous === undefined && !context.digests.has(digestKey(kind, key))
    recordDigest(context, kind, key, digestOf(value))
    if (previous !== undefined && (previous === value || normalise(key, previous, currency) === value)) return false
    if (!keepsSiteValue(context, key, previous, value)) return true
    keptSettings.push({ key, ...(previous === undefined ? {} : { value: abbreviate(key, previous, currency) }) })
    return false
  })
  for (const [key, value] of pendingSettings) {
    const previous = storedSettings.get(key)
    const what = previous === undefined ? 'added' : 'changed'
    changes.push({
      what,
      kind: 'setting',
      id: key,
      file: mosqueFile,
      ...replacementNote(context, key, previous, currency),
    })
    recordDigest(context, kind, key, digestOf(value))
  }
  count.unchanged += folderSettings.length - pendingSettings.length - keptSettings.length
  context.valuesWithFiles.push(...[...mosque.settings.values()].filter((setting) => setting instanceof PictureRef))
  if (pendingSettings.length > 0) {
    const keys = pendingSettings.map(([key]) => key)
    await tx.delete(settings).where(inArray(settings.key, keys))
    await tx.insert(settings).values(pendingSettings.map(([key, value]) => ({ tenantId: currentTenant, key, value })))
  }
  if (options.prune) await prune(context, storedSettings, currency)
}
