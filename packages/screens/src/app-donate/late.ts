import { lateIn } from './lateIn.tsx'

export const [GiftMade, prepareGiftMade] = lateIn(async () => (await import('./GiftMade.tsx')).GiftMade, 'thankYou')
export const [Stale] = lateIn(async () => (await import('./Messages.tsx')).Stale)
export const [Outside] = lateIn(async () => (await import('./Messages.tsx')).Outside)
export const [ChooseCause] = lateIn(async () => (await import('./ChooseCause.tsx')).ChooseCause, 'donate')
