// Separate from the screen's own index, an entry of the build, which would be merged if another screen imported it.
export { isOver } from '../choices.ts'
export { factsOf } from '../facts.tsx'
export { GiftByLink } from '../GiftByLink.tsx'
export type { LinkedGift } from '../GiftByLink.tsx'
export { ownReferenceOf, prefetchManaged } from '../reference.ts'
export { useGiftCalls } from '../useGiftCalls.ts'
