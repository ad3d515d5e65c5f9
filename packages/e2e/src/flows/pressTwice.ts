import type { Locator } from '@playwright/test'

/**
 * Presses something twice, as an impatient hand does. The host gets what the first press sends once both were made: on a busy
 * machine its answer could come between the two, and the second would meet what stands there by then.
 * @param url what the press sends
 */
export async function pressTwice(target: Locator, url: string): Promise<void> {
  let go = () => {}
  const pressed = new Promise<void>((resolve) => (go = resolve))
  await target.page().route(url, async (route) => {
    await pressed
    await route.fallback()
  })
  await target.dblclick()
  go()
}
