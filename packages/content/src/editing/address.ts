import type { ContentKindName } from '@minaret/contract/desk'
import type { Tenant } from '@minaret/foundation/tenancy'
import { isOpen, pathTo, type Screen } from '@minaret/plans'

/** The page of an item and the page that lists its kind. `one` is absent if items have no separate page. */
const screens: Readonly<Record<ContentKindName, { one?: Screen; list: Screen }>> = {
  news: { one: 'newsDetail', list: 'news' },
  events: { one: 'event', list: 'events' },
  services: { one: 'service', list: 'services' },
  classes: { one: 'class', list: 'classes' },
  courses: { one: 'course', list: 'courses' },
  activities: { list: 'home' },
  causes: { one: 'cause', list: 'donate' },
  campaigns: { one: 'campaign', list: 'campaigns' },
  about: { one: 'aboutDetail', list: 'about' },
  team: { list: 'team' },
  vacancies: { list: 'vacancies' },
  banners: { list: 'home' },
  gallery: { list: 'gallery' },
  resources: { list: 'resources' },
  legal: { list: 'privacy' },
}

type ContentItem = { name: ContentKindName; id: string }

const legalScreen = (id: string): Screen => (id === 'privacy' ? 'privacy' : 'terms')

/** Screens that show a kind if its own page is closed: standalone campaigns, and prayer times with donations. */
const fallbacks: Partial<Record<ContentKindName, readonly Screen[]>> = {
  campaigns: ['campaignsHome'],
  causes: ['campaignsHome', 'prayerHome'],
  banners: ['campaignsHome', 'prayerHome'],
}

/** Whether a mosque's site shows a kind at all. */
export const isKindOpen = ({ config }: Pick<Tenant, 'config'>, name: ContentKindName): boolean =>
  [screens[name].list, screens[name].one, ...(fallbacks[name] ?? [])].some(
    (screen) => screen !== undefined && isOpen(screen, config),
  )

/** The path of the page that shows an item: its own, otherwise its list. Undefined if neither is open. */
export function getItemPath({ config }: Pick<Tenant, 'config'>, { name, id }: ContentItem): string | undefined {
  const { one, list } = name === 'legal' ? { one: undefined, list: legalScreen(id) } : screens[name]
  if (one && isOpen(one, config)) return pathTo(one, { id })
  if (isOpen(list, config)) return pathTo(list)
  return (fallbacks[name] ?? []).some((screen) => isOpen(screen, config)) ? '/' : undefined
}

/** The path of the page that lists a kind. */
export const pathOfList = ({ config }: Pick<Tenant, 'config'>, { name, id }: ContentItem): string => {
  const list = name === 'legal' ? legalScreen(id) : screens[name].list
  return isOpen(list, config) ? pathTo(list) : '/'
}

/** The URL of the page that shows an item, or undefined if no page does. */
export function getItemUrl(tenant: Tenant, item: ContentItem): string | undefined {
  const path = getItemPath(tenant, item)
  return path === undefined ? undefined : `${tenant.address}${path}`
}
