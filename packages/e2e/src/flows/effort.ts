import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './donate.ts'

/** The input device. */
export type InputDevice = 'touch' | 'keyboard'

/** The effort of a task. The seconds are an estimate for a tired person, not measured: 1.5 per touch, 0.3 per key, 3 per screen. */
export type Effort = { touches: number; keys: number; screens: number; seconds: number }

/** A user whose touches, keys and screens are counted. */
export type Person = {
  device: InputDevice
  /** Activates a link, a button or a summary. */
  press(target: Locator): Promise<void>
  /** Checks a checkbox or a radio. */
  check(target: Locator): Promise<void>
  /** Replaces a field's text. */
  enterText(target: Locator, text: string): Promise<void>
  /** Chooses an option of a native select. */
  choose(target: Locator, option: string): Promise<void>
  effort(): Effort
}

/** Checks a control by keyboard; radios are one Tab stop, and arrow keys move between them. @returns the number of keys */
async function checkByKeyboard(page: Page, target: Locator): Promise<number> {
  const name = await target.getAttribute('name')
  const isRadio = (await target.getAttribute('type')) === 'radio'
  let keys = 0
  if (isRadio)
    while (!(await page.evaluate((group) => document.activeElement?.getAttribute('name') === group, name))) {
      await page.keyboard.press('Tab')
      if ((keys += 1) > 80) throw new Error(`Tab never reached the radios of ${target.toString()}`)
    }
  else keys += await tabTo(page, target)
  for (let presses = 0; presses < 12 && !(await target.isChecked()); presses += 1) {
    await page.keyboard.press(isRadio ? 'ArrowDown' : 'Space')
    keys += 1
  }
  await expect(target).toBeChecked()
  return keys
}

/**
 * The least time between two touches, in milliseconds. Faster ones on neighbouring fields, which no person makes, are a double
 * tap: Chromium then focuses the second field without a caret, and drops what is typed.
 */
const doubleTapMs = 400

/** Starts counting the effort on a page. */
export function countEffort(page: Page, device: InputDevice): Person {
  const counts = { touches: 0, keys: 0, screens: 0 }
  let path = new URL(page.url()).pathname
  page.on('framenavigated', (frame) => {
    const nextPath = new URL(frame.url()).pathname
    if (frame === page.mainFrame() && nextPath !== path) counts.screens += 1
    if (frame === page.mainFrame()) path = nextPath
  })
  let touchedAt = -Infinity
  const touch = async (target: Locator) => {
    counts.touches += 1
    await sleep(Math.max(0, doubleTapMs - (performance.now() - touchedAt)))
    await target.tap()
    touchedAt = performance.now()
  }
  return {
    device,
    async press(target) {
      if (device === 'touch') return touch(target)
      // Unlike a tap, a key press does not wait until the button is enabled.
      await expect(target).toBeEnabled()
      counts.keys += (await tabTo(page, target)) + 1
      await page.keyboard.press('Enter')
    },
    async check(target) {
      if (device === 'touch') return touch(target)
      counts.keys += await checkByKeyboard(page, target)
    },
    async enterText(target, text) {
      if (device === 'touch') await touch(target)
      else counts.keys += await tabTo(page, target)
      // Selects existing text, as a double tap or Tab does.
      await target.selectText()
      await page.keyboard.type(text)
      counts.keys += text.length
    },
    async choose(target, option) {
      if (device === 'touch') {
        counts.touches += 2
        await target.selectOption(option)
        return
      }
      counts.keys += await tabTo(page, target)
      const readSelection = () =>
        target.evaluate((element) =>
          element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : undefined,
        )
      for (let presses = 0; presses < 20 && (await readSelection()) !== option; presses += 1) {
        await page.keyboard.press('ArrowDown')
        counts.keys += 1
      }
      expect(await readSelection()).toBe(option)
    },
    effort: () => ({ ...counts, seconds: counts.touches * 1.5 + counts.keys * 0.3 + counts.screens * 3 }),
  }
}
