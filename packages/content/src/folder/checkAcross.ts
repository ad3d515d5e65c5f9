import { contentLink, isOpen, pageAt, ruleOf, type Screen, screenNames } from '@minaret/plans'
import type { CheckedFolder } from './check.ts'
import type { Findings } from './findings.ts'
import type { Item } from './items.ts'
import { isList, type Kind } from './kinds/kind.ts'
import { keyOfColumn } from './kinds/plain.ts'
import { type Mosque, mosqueFile } from './mosque/mosque.ts'
import { findClosestMatch } from '@minaret/foundation/base'

type Folder = CheckedFolder & { mosque: Mosque }

/** What comes after another thing comes after it: ends after starts. */
function checkSpans({ kind, row, file, lineOf }: Item, findings: Findings): void {
  for (const [before, after, key] of kind.spans ?? []) {
    const [first, last] = [row[before], row[after]].map((value) => (value instanceof Date ? value.getTime() : value))
    const bothNumbers = typeof first === 'number' && typeof last === 'number'
    const bothDays = typeof first === 'string' && typeof last === 'string'
    if ((bothNumbers && last < first) || (bothDays && last < first))
      findings.mistake(
        file,
        lineOf([key]),
        `\`${keyOfColumn(before)}\` cannot be after \`${keyOfColumn(after)}\`. Check both.`.replace(
          /^(`placesTaken`) may not be after/,
          '$1 may not be more than',
        ),
      )
  }
}

/** Campaigns gather for a cause of the folder, where it has causes. */
function checkCauses(items: readonly Item[], findings: Findings): void {
  const causes = items.filter(({ kind }) => kind.name === 'cause').map(({ id }) => id)
  if (causes.length === 0) return
  for (const { kind, row, file, lineOf } of items) {
    if (kind.name !== 'campaign' || typeof row.causeId !== 'string' || causes.includes(row.causeId)) continue
    const near = findClosestMatch(row.causeId, causes)
    findings.mistake(
      file,
      lineOf(['cause']),
      `There is no cause \`${row.causeId}\`.${near ? ` Did you mean \`${near}\`?` : ` There are: ${causes.join(', ')}.`}`,
    )
  }
}

/** What is wrong with a link to a page of the site itself; nothing where there is such a page for this mosque. */
function wrongPage(link: string, { config }: Mosque): string | undefined {
  if (!link.startsWith('/') || !contentLink(link)) return undefined
  const [path = ''] = link.split(/[?#]/)
  const leads = pageAt(link, config)
  if (leads === 'missing') return `There is no page \`${path}\` on the site. Check its address in the browser.`
  if (leads === 'closed')
    return `The page \`${path}\` is not available for this mosque: its plan, mode or settings hide it.`
  return undefined
}

function checkLinks({ kind, row, file, lineOf }: Item, mosque: Mosque, findings: Findings): void {
  for (const [column, value] of Object.entries(row)) {
    if (typeof value !== 'string') continue
    const links = kind.html?.includes(column)
      ? [...value.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href)
      : value.startsWith('/')
        ? [value]
        : []
    for (const link of links) {
      const wrong = wrongPage(link, mosque)
      // A banner is there to be followed.
      const left = kind.name === 'banner' ? ' The banner is not shown.' : ''
      if (wrong) findings.warning(file, lineOf([keyOfColumn(column)]), wrong + left)
    }
  }
}

/** Other screens that show a kind as well. */
const alsoShown: Partial<Record<Screen, readonly Screen[]>> = {
  campaigns: ['campaignsHome'],
  donate: ['campaignsHome'],
  services: ['service'],
  home: ['tv'],
  about: ['home'],
}

/** What nobody will see, because the plan has no page for it. */
function checkPlan({ items, mosque: { config, settings, lineOf } }: Folder, findings: Findings): void {
  const present = new Set<Kind>(items.map(({ kind }) => kind))
  for (const kind of present)
    if (![kind.screen, ...(alsoShown[kind.screen] ?? [])].some((screen) => isOpen(screen, config)))
      findings.warning(
        isList(kind) ? kind.at.list : 'folder' in kind.at ? `${kind.at.folder}/` : '',
        undefined,
        'Nobody will see this: the plan, mode or settings of this mosque hide its page.',
      )
  const flags: Record<string, Parameters<typeof hasPage>[0]> = {
    DisablePrayertimeFeature: 'prayerTimes',
    DisableAskImam: 'askImam',
    DisableClasses: 'classes',
    DisableServices: 'services',
    DisableMaktab: 'maktab',
    DisableCourses: 'courses',
  }
  const hasPage = (flag: NonNullable<ReturnType<typeof ruleOf>['flag']>) =>
    screenNames
      .map(ruleOf)
      .some((rule) => rule.flag === flag && rule.plans.includes(config.plan) && rule.modes.includes(config.mode))
  for (const [key, flag] of Object.entries(flags))
    if (settings.has(key) && !hasPage(flag))
      findings.warning(
        mosqueFile,
        lineOf([key === 'DisablePrayertimeFeature' ? 'prayerTime' : 'module_access', key]),
        `\`${key}\` has no effect here: the plan or mode has no such page.`,
      )
}

/** What only shows when all of a folder has been read. */
export function checkAcross(folder: Folder, findings: Findings): void {
  for (const item of folder.items) {
    checkSpans(item, findings)
    checkLinks(item, folder.mosque, findings)
  }
  checkCauses(folder.items, findings)
  checkPlan(folder, findings)
}
