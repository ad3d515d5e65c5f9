// Separate from the screen's own index, an entry of the build, which would be merged if another screen imported it.
export { type Standing, standingOf } from '../standing.ts'
export { GiftStory } from '../GiftStory.tsx'
export { WaitingSteps } from '../lazyParts.ts'
