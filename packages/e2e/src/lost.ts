import type { Route } from '@playwright/test'

/**
 * Lets the host do its work, and its answer never arrives. A refusal does: the address all tests share may be asked for a
 * challenge, which the page solves before it sends the same once more.
 * @returns whether an answer was lost
 */
export async function loseAnswer(route: Route): Promise<boolean> {
  const response = await route.fetch()
  if (!response.ok()) {
    await route.fulfill({ response })
    return false
  }
  await route.abort('connectionreset')
  return true
}
