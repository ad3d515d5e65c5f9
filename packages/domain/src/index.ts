export { createDomain } from './app/createDomain.ts'
export type { Domain, DomainOptions } from './app/createDomain.ts'
export { DomainProvider, useCurrency, useDomain, useTenant, useToasts } from './app/DomainProvider.tsx'
export { isMissing } from './app/failures.ts'
export { sliceOf } from './app/slice.ts'
export type { Loaded, Slice } from './app/slice.ts'
export { createShelf, isRecord } from './storage/shelf.ts'
export type { Shelf, StorageLike } from './storage/shelf.ts'
export type { SessionState, User } from './session/session.ts'
export type { Currency, CurrencyState } from './currency/currency.ts'
export type { Toast, ToastKind, ToastsState } from './toasts/toasts.ts'
export { prayerQueries } from './prayer/queries.ts'
export { usePrayerMonth, usePrayerToday, useRunning, useToday } from './prayer/usePrayer.ts'
export { dateIn } from './prayer/running.ts'
export type { Running } from './prayer/running.ts'
export type { Clock } from './prayer/clock.ts'
export { causeQueries, useCause, useCauses } from './causes/queries.ts'
export { giftQueries } from './gifts/queries.ts'
export { giftFailureOf } from './gifts/failure.ts'
export type { GiftFailure } from './gifts/failure.ts'
export { useAskGift, useGift, useGiftPass, usePayGift } from './gifts/useGift.ts'
export type { Attempt, ThankYou } from './gifts/useGift.ts'
export {
  keepConfiguration,
  keptConfiguration,
  loadConfiguration,
  sameConfiguration,
} from './configuration/configuration.ts'
export { useVisit } from './visitor/useVisit.ts'
