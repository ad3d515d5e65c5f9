// Apart from the screen's own index, which is an entry of the build: what another screen imports would not stay one.
export { isOver } from '../choices.ts'
export { factsOf } from '../facts.tsx'
export { Linked } from '../Linked.tsx'
export type { LinkedGift } from '../Linked.tsx'
export { ownGift, prefetchManaged } from '../reference.ts'
export { useGiftCalls } from '../useGiftCalls.ts'
