import type { Locator } from '@playwright/test'

/**
 * Presses an element twice, as an impatient user does. The first press's request is delayed until both are made: on a busy
 * machine its response could arrive between the two, and the second press would hit a changed page.
 * @param url pattern of the request
 */
export async function pressTwice(target: Locator, url: string): Promise<void> {
  let release = () => {}
  const bothPressed = new Promise<void>((resolve) => (release = resolve))
  await target.page().route(url, async (route) => {
    await bothPressed
    await route.fallback()
  })
  await target.dblclick()
  release()
}
