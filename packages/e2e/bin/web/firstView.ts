import type { Browser, Page } from '@playwright/test'

/** A first view with the line really slowed down: times in milliseconds, kB as they travel. */
export type FirstView = { lcp: number; scriptKb: number; scripts: number; requests: number; inp?: number }

/** As Lighthouse has it: 1.6 Mbit/s, 150 ms, CPU four times slower. */
const phone = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 }

/** What is pressed: it opens, closes or chooses something in the page itself. */
const pressable = 'button:not([type=submit]), summary, [role=tab], input[type=radio], input[type=checkbox]'

/** Presses what can be pressed without leaving, one after the other. @returns the slowest of four, 75th of a hundred */
async function pressAround(page: Page): Promise<number | undefined> {
  const targets = page.locator(pressable)
  let pressed = 0
  for (let at = 0; at < (await targets.count()) && pressed < 4; at += 1) {
    const target = targets.nth(at)
    if (!(await target.isVisible())) continue
    const done = await target.click({ timeout: 3000 }).then(
      () => true,
      // Covered by what the last one opened.
      () => false,
    )
    if (!done) continue
    pressed += 1
    await page.keyboard.press('Escape')
  }
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const times: unknown = await page.evaluate('window.minaretInteractions')
  const durations = Array.isArray(times)
    ? times.filter((time) => typeof time === 'number').toSorted((a, b) => a - b)
    : []
  return pressed === 0 ? undefined : (durations[Math.floor(durations.length * 0.75)] ?? 0)
}

/** Opens a page as somebody who has never been there, waits until nothing more comes, and then uses it. */
export async function openFirst(browser: Browser, url: string, interact: boolean): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: phone.down,
      uploadThroughput: phone.up,
    })
    await client.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu })
    const scripts = new Set<string>()
    let [requests, scriptBytes, scriptCount] = [0, 0, 0]
    client.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      requests += 1
      if (!scripts.has(requestId)) return
      scriptCount += 1
      scriptBytes += encodedDataLength
    })
    await page.addInitScript(() => {
      const interactions = new Map<number, number>()
      Reflect.set(window, 'minaretLcp', 0)
      Reflect.set(window, 'minaretInteractions', [])
      const watch = (
        options: PerformanceObserverInit & { durationThreshold?: number },
        note: (entry: PerformanceEntry) => void,
      ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...options })
      watch({ type: 'largest-contentful-paint' }, ({ startTime }) => Reflect.set(window, 'minaretLcp', startTime))
      watch({ type: 'event', durationThreshold: 16 }, (entry) => {
        const id = entry instanceof PerformanceEventTiming ? entry.interactionId : 0
        if (!id) return
        interactions.set(id, Math.max(interactions.get(id) ?? 0, entry.duration))
        Reflect.set(window, 'minaretInteractions', [...interactions.values()])
      })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    // On a busy machine the last painting comes after the last byte.
    await page.waitForFunction(() => Number(Reflect.get(window, 'minaretLcp')) > 0)
    const lcp: number = await page.evaluate('window.minaretLcp')
    const view = { lcp, scriptKb: scriptBytes / 1000, scripts: scriptCount, requests }
    return interact ? { ...view, inp: await pressAround(page) } : view
  } finally {
    await context.close()
  }
}
