import { lazyPart } from '../app/lazyPart.tsx'
import { lazyOnIdle } from '../app/lazyOnIdle.tsx'

const loadChunk = () => import('./partsChunk.ts')

export const [GiftResult, prepareGiftResult] = lazyOnIdle(async () => (await loadChunk()).GiftResult, 'thankYou')
export const [ChooseCause, prepareChooseCause] = lazyOnIdle(async () => (await loadChunk()).ChooseCause, 'donate')
export const [ExpiredLinkPage] = lazyOnIdle(async () => (await loadChunk()).ExpiredLinkPage)
export const [NoPaymentsPage] = lazyOnIdle(async () => (await loadChunk()).NoPaymentsPage)
export const [NoCards] = lazyOnIdle(async () => (await loadChunk()).NoCards)

export const Connection = lazyPart(async () => (await loadChunk()).Connection)
export const StorageWarning = lazyPart(async () => (await loadChunk()).StorageWarning)
export const ResumedNotice = lazyPart(async () => (await loadChunk()).ResumedNotice)
export const Alternatives = lazyPart(async () => (await loadChunk()).Alternatives)
