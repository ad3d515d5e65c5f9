import type { Cycle } from '@minaret/contract'

/** What a donor can do to a regular gift. */
export type Choice = 'resume' | 'mend' | 'skip' | 'pause' | 'amount' | 'card' | 'cancel'

const running: readonly Choice[] = ['skip', 'pause', 'amount', 'card', 'cancel']

/** What can be done in each state, the likeliest wish first. The host has the last word. */
const choices: Record<Cycle['state'], readonly Choice[]> = {
  pending_setup: ['cancel'],
  scheduled: running,
  active: running,
  ending: running,
  past_due: ['mend', 'pause', 'amount', 'cancel'],
  paused: ['resume', 'amount', 'card', 'cancel'],
  ended: [],
  expired: [],
}

/** What can be done to a regular gift as it stands. */
export const choicesOf = ({ state }: Pick<Cycle, 'state'>): readonly Choice[] => choices[state]

/** Whether it is over for good. */
export const isOver = ({ state }: Pick<Cycle, 'state'>): boolean => state === 'ended' || state === 'expired'

/** Whether its next collection can be made now, to be seen: in a demonstration, while there is one to come. */
export const canCollect = (cycle: Pick<Cycle, 'state' | 'mode'>): boolean =>
  cycle.mode === 'demo' && !isOver(cycle) && cycle.state !== 'pending_setup'
