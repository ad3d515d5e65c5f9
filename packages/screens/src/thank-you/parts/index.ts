// Apart from the screen's own index, which is an entry of the build: what another screen imports would not stay one.
export { type Standing, standingOf } from '../standing.ts'
export { GiftStory } from '../GiftStory.tsx'
export { WaitingSteps } from '../lazyParts.ts'
