import { lazyPart } from '../app/lazyPart.tsx'
import { lazyOnIdle } from '../app/lazyOnIdle.tsx'

const parts = () => import('./partsChunk.ts')

export const [GiftMade, prepareGiftMade] = lazyOnIdle(async () => (await parts()).GiftResult, 'thankYou')
export const [ChooseCause, prepareChooseCause] = lazyOnIdle(async () => (await parts()).ChooseCause, 'donate')
export const [Stale] = lazyOnIdle(async () => (await parts()).Stale)
export const [Outside] = lazyOnIdle(async () => (await parts()).Outside)
export const [NoCards] = lazyOnIdle(async () => (await parts()).NoCards)

export const Connection = lazyPart(async () => (await parts()).Connection)
export const Forgets = lazyPart(async () => (await parts()).Forgets)
export const Resumed = lazyPart(async () => (await parts()).Resumed)
export const Ways = lazyPart(async () => (await parts()).Ways)
