import type { Route } from '@playwright/test'

/**
 * Lets the server process a request, then drops its response. Error responses get through: the server may require a challenge
 * from the IP address all tests share, which the page solves before it retries.
 * @returns whether a response was dropped
 */
export async function dropResponse(route: Route): Promise<boolean> {
  const response = await route.fetch()
  if (!response.ok()) {
    await route.fulfill({ response })
    return false
  }
  await route.abort('connectionreset')
  return true
}
