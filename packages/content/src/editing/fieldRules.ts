import type { ContentKindName } from '@minaret/contract/desk'

/** Keys of the folder that are no fields at the desk: publishing, moving and the address say what they say. */
export const stateKeys: readonly string[] = ['publish', 'draft', 'order', 'id']

/** Keys only a folder writes: at the desk the site counts, and an uploaded file speaks for itself. */
export const folderKeys: Partial<Record<ContentKindName, readonly string[]>> = { courses: ['placesTaken'] }

/** What money depends on: only those the table of rights names may change it. */
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
