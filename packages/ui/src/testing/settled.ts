/** Waits until what is moving in has arrived, so that a measure is of where things stand. What turns for ever is left. */
export async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
