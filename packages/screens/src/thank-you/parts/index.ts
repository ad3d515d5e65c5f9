// Separate from the screen's own index, an entry of the build, which would be merged if another screen imported it.
export { type GiftStatus, giftStatusOf } from '../giftStatus.ts'
export { GiftSummary } from '../GiftSummary.tsx'
export { WaitingSteps } from '../lazyParts.ts'
