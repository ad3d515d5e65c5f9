import type { Browser, Page } from '@playwright/test'

/** A first view on a throttled connection: times in milliseconds, transferred kB. */
export type FirstView = { lcp: number; scriptKb: number; scripts: number; requests: number; inp?: number }

/** As in Lighthouse: 1.6 Mbit/s, 150 ms, CPU four times slower. */
const phone = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 }

/** Controls that act within the page. */
const pressableSelector = 'button:not([type=submit]), summary, [role=tab], input[type=radio], input[type=checkbox]'

/** Presses up to four of the page's controls. @returns the 75th percentile of the interaction times; undefined if there were none */
async function measureInteractions(page: Page): Promise<number | undefined> {
  const targets = page.locator(pressableSelector)
  let pressCount = 0
  for (let index = 0; index < (await targets.count()) && pressCount < 4; index += 1) {
    const target = targets.nth(index)
    if (!(await target.isVisible())) continue
    const wasPressed = await target.click({ timeout: 3000 }).then(
      () => true,
      // It is covered by an element that the previous press opened.
      () => false,
    )
    if (!wasPressed) continue
    pressCount += 1
    await page.keyboard.press('Escape')
  }
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const times: unknown = await page.evaluate('window.minaretInteractions')
  const durations = Array.isArray(times)
    ? times.filter((time) => typeof time === 'number').toSorted((a, b) => a - b)
    : []
  return pressCount === 0 ? undefined : (durations[Math.floor(durations.length * 0.75)] ?? 0)
}

/** Opens a page as a first-time visitor, waits until the network is idle, and then optionally interacts with it. */
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
        record: (entry: PerformanceEntry) => void,
      ) => new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ buffered: true, ...options })
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
    // On a busy machine the largest paint may come after the last byte.
    await page.waitForFunction(() => Number(Reflect.get(window, 'minaretLcp')) > 0)
    const lcp: number = await page.evaluate('window.minaretLcp')
    const view = { lcp, scriptKb: scriptBytes / 1000, scripts: scriptCount, requests }
    return interact ? { ...view, inp: await measureInteractions(page) } : view
  } finally {
    await context.close()
  }
}
