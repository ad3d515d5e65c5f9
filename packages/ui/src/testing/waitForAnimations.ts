/** Waits until all finite animations have ended, so that elements have their final positions. Infinite ones are ignored. */
export async function waitForAnimations(): Promise<void> {
  const finiteAnimations = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(finiteAnimations.map(({ finished }) => finished))
}
