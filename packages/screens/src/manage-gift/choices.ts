import type { RegularGift } from '@minaret/contract'

/** An action on a regular gift. */
export type Choice = 'resume' | 'mend' | 'skip' | 'pause' | 'amount' | 'card' | 'cancel'

const runningChoices: readonly Choice[] = ['skip', 'pause', 'amount', 'card', 'cancel']

/** The actions in each state, the most likely first. The server has the final say. */
const choicesByState: Record<RegularGift['state'], readonly Choice[]> = {
  pending_setup: ['cancel'],
  scheduled: runningChoices,
  active: runningChoices,
  ending: runningChoices,
  past_due: ['mend', 'pause', 'amount', 'cancel'],
  paused: ['resume', 'amount', 'card', 'cancel'],
  ended: [],
  expired: [],
}

/** The actions available for a regular gift. */
export const choicesOf = ({ state }: Pick<RegularGift, 'state'>): readonly Choice[] => choicesByState[state]

/** Whether it has ended for good. */
export const isOver = ({ state }: Pick<RegularGift, 'state'>): boolean => state === 'ended' || state === 'expired'

/** Whether the next collection can be triggered now: only in demonstration mode, while one is due. */
export const canCollect = (regularGift: Pick<RegularGift, 'state' | 'mode'>): boolean =>
  regularGift.mode === 'demo' && !isOver(regularGift) && regularGift.state !== 'pending_setup'
