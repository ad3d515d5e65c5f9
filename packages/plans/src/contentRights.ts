import type { ContentKindName } from '@minaret/contract/desk'
import { type DeskRole, type Role, supportRole } from './roles.ts'

/** Who writes what the mosque says in general. */
const editors: readonly DeskRole[] = ['owner', 'administrator', 'editor', supportRole]
/** News and events are an imam’s as well. */
const withImam: readonly DeskRole[] = [...editors, 'imam']
/** What people give to is the treasurer’s as well, and not for whoever was let in to help. */
const withTreasurer: readonly Role[] = ['owner', 'administrator', 'editor', 'treasurer']

/** Who changes what money depends on: amounts, currencies, Gift Aid, what a gift is for. */
const money: readonly Role[] = ['owner', 'treasurer']

/** Who may write one kind of content, and who changes the fields of it that money depends on. */
export type ContentRight = { edit: readonly DeskRole[]; money?: readonly DeskRole[] }

/** Who may write which kind of content: one row for each kind. Everybody on the staff may look at all of them. */
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

/** Whether somebody with these roles may write a kind of content. */
export const mayEditContent = (kind: ContentKindName, held: readonly DeskRole[]): boolean =>
  contentRights[kind].edit.some((role) => held.includes(role))

/** Whether they may also change what money depends on in it; where nothing does, whoever writes it may. */
export const mayChangeMoney = (kind: ContentKindName, held: readonly DeskRole[]): boolean =>
  (contentRights[kind].money ?? contentRights[kind].edit).some((role) => held.includes(role))
