import type { ContentKindName } from '@minaret/contract/desk'

/** Folder keys that are not fields at the desk, which has actions for publishing and ordering, and sets the URL. */
export const stateKeys: readonly string[] = ['publish', 'draft', 'order', 'id']

/** Keys used only in folders: the desk computes these values. */
export const folderKeys: Partial<Record<ContentKindName, readonly string[]>> = { courses: ['placesTaken'] }

/** Fields that affect money, which need an additional permission. */
export const moneyKeys: Partial<Record<ContentKindName, readonly string[]>> = {
  causes: [
    'kind',
    'fund',
    'anyPurpose',
    'min',
    'max',
    'presets',
    'currencies',
    'giftAid',
    'jummah',
    'monthly',
    'daily',
  ],
  campaigns: [
    'cause',
    'currency',
    'target',
    'presets',
    'needs.price',
    'needs.wanted',
    'plans.rhythm',
    'plans.amount',
    'plans.days',
    'match',
    'match.sponsor',
    'match.percent',
    'match.cap',
    'match.from',
    'match.until',
  ],
}
