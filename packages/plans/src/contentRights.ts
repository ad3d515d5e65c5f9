import type { ContentKindName } from '@minaret/contract/desk'
import { type DeskRole, type Role, supportRole } from './roles.ts'

/** Roles that edit general content. */
const editors: readonly DeskRole[] = ['owner', 'administrator', 'editor', supportRole]
/** Roles that edit news and events: the imam too. */
const withImam: readonly DeskRole[] = [...editors, 'imam']
/** Roles that edit causes and campaigns: the treasurer too, but not support. */
const withTreasurer: readonly Role[] = ['owner', 'administrator', 'editor', 'treasurer']

/** Roles that change money fields: amounts, currencies, Gift Aid, funds. */
const money: readonly Role[] = ['owner', 'treasurer']

/** The roles that may edit a kind of content, and those that may change its money fields. */
export type ContentRight = { edit: readonly DeskRole[]; money?: readonly DeskRole[] }

/** The rights for each kind of content, one row per kind. All staff may view all kinds. */
export const contentRights: Readonly<Record<ContentKindName, ContentRight>> = {
  news: { edit: withImam },
  events: { edit: withImam },
  services: { edit: editors },
  classes: { edit: editors },
  courses: { edit: editors },
  activities: { edit: editors },
  causes: { edit: withTreasurer, money },
  campaigns: { edit: withTreasurer, money },
  about: { edit: editors },
  team: { edit: editors },
  vacancies: { edit: editors },
  banners: { edit: editors },
  gallery: { edit: editors },
  resources: { edit: editors },
  legal: { edit: editors },
}

/** Whether these roles may edit a kind of content. */
export const mayEditContent = (kind: ContentKindName, userRoles: readonly DeskRole[]): boolean =>
  contentRights[kind].edit.some((role) => userRoles.includes(role))

/** Whether these roles may also change its money fields; if it has none, every editor of the kind may. */
export const mayChangeMoney = (kind: ContentKindName, userRoles: readonly DeskRole[]): boolean =>
  (contentRights[kind].money ?? contentRights[kind].edit).some((role) => userRoles.includes(role))
