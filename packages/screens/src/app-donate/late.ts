import { late } from '../app/late.tsx'
import { lateIn } from '../app/lateIn.tsx'

const parts = () => import('./lateParts.ts')

export const [GiftMade, prepareGiftMade] = lateIn(async () => (await parts()).GiftMade, 'thankYou')
export const [ChooseCause] = lateIn(async () => (await parts()).ChooseCause, 'donate')
export const [Stale] = lateIn(async () => (await parts()).Stale)
export const [Outside] = lateIn(async () => (await parts()).Outside)
export const [NoCards] = lateIn(async () => (await parts()).NoCards)

export const Connection = late(async () => (await parts()).Connection)
export const Forgets = late(async () => (await parts()).Forgets)
export const Resumed = late(async () => (await parts()).Resumed)
export const Ways = late(async () => (await parts()).Ways)
