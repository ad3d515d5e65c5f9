import { contentLink, isOpen, pageAt, ruleOf, type Screen, screenNames } from '@minaret/plans'
import type { CheckedFolder } from './check.ts'
import type { Findings } from './findings.ts'
import type { Item } from './items.ts'
import { isList, type Kind } from './kinds/kind.ts'
import { keyOfColumn } from './kinds/plain.ts'
import { type Mosque, mosqueFile } from './mosque/mosque.ts'
import { findClosestMatch } from '@minaret/foundation/base'

type Folder = CheckedFolder & { mosque: Mosque }

/** Checks that values are in order, such as an end after its start. */
function checkSpans({ kind, row, file, lineOf }: Item, findings: Findings): void {
  for (const [startColumn, endColumn, key] of kind.spans ?? []) {
    const [start, end] = [row[startColumn], row[endColumn]].map((value) =>
      value instanceof Date ? value.getTime() : value,
    )
    const areNumbers = typeof start === 'number' && typeof end === 'number'
    const areDays = typeof start === 'string' && typeof end === 'string'
    if ((areNumbers && end < start) || (areDays && end < start))
      findings.mistake(
        file,
        lineOf([key]),
        `\`${keyOfColumn(startColumn)}\` cannot be after \`${keyOfColumn(endColumn)}\`. Check both.`.replace(
          /^(`placesTaken`) cannot be after/,
          '$1 cannot be more than',
        ),
      )
  }
}

/** Checks that the cause of each campaign is in the folder, if the folder has causes. */
function checkCauses(items: readonly Item[], findings: Findings): void {
  const causes = items.filter(({ kind }) => kind.name === 'cause').map(({ id }) => id)
  if (causes.length === 0) return
  for (const { kind, row, file, lineOf } of items) {
    if (kind.name !== 'campaign' || typeof row.causeId !== 'string' || causes.includes(row.causeId)) continue
    const suggestion = findClosestMatch(row.causeId, causes)
    findings.mistake(
      file,
      lineOf(['cause']),
      `There is no cause \`${row.causeId}\`.${suggestion ? ` Did you mean \`${suggestion}\`?` : ` Available: ${causes.join(', ')}.`}`,
    )
  }
}

/** The problem of a link to a page of the site, or undefined if the page is open for this mosque. */
function linkProblem(link: string, { config }: Mosque): string | undefined {
  if (!link.startsWith('/') || !contentLink(link)) return undefined
  const [path = ''] = link.split(/[?#]/)
  const target = pageAt(link, config)
  if (target === 'missing') return `There is no page \`${path}\` on the site. Check its address in the browser.`
  if (target === 'closed')
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
      const problem = linkProblem(link, mosque)
      // Banners with a broken link are not shown.
      const consequence = kind.name === 'banner' ? ' The banner is not shown.' : ''
      if (problem) findings.warning(file, lineOf([keyOfColumn(column)]), problem + consequence)
    }
  }
}

/** Other screens that show a kind. */
const otherScreens: Partial<Record<Screen, readonly Screen[]>> = {
  campaigns: ['campaignsHome'],
  donate: ['campaignsHome'],
  services: ['service'],
  home: ['tv'],
  about: ['home'],
}

/** Warns about content and settings that have no effect on this plan. */
function checkPlan({ items, mosque: { config, settings, lineOf } }: Folder, findings: Findings): void {
  const kindsInFolder = new Set<Kind>(items.map(({ kind }) => kind))
  for (const kind of kindsInFolder)
    if (![kind.screen, ...(otherScreens[kind.screen] ?? [])].some((screen) => isOpen(screen, config)))
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

/** Runs the checks that need the whole folder. */
export function checkAcross(folder: Folder, findings: Findings): void {
  for (const item of folder.items) {
    checkSpans(item, findings)
    checkLinks(item, folder.mosque, findings)
  }
  checkCauses(folder.items, findings)
  checkPlan(folder, findings)
}
