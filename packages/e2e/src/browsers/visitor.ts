import { expect } from '@playwright/test'
import type { EnginePage, Key } from './engine.ts'
import { type ElementState, type Target, find, isLibraryLoaded, loadLibrary } from './inPage.ts'

const describeTarget = (target: Target): string =>
  Object.entries(target)
    .map(
      ([key, value]) =>
        `${key} ${typeof value === 'object' && !(value instanceof RegExp) ? `(${describeTarget(value)})` : value}`,
    )
    .join(', ')

/** Uses a page with mouse and keyboard as a person would, waiting for elements to appear. */
export class Visitor {
  readonly page: EnginePage
  readonly #expected: RegExp[] = []
  constructor(page: EnginePage) {
    this.page = page
  }

  /** Allows console messages that match a pattern. */
  allowConsoleErrors(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** Console messages that were not allowed. */
  unexpectedConsoleMessages(): string[] {
    return this.page.consoleMessages().filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }

  async open(url: string): Promise<void> {
    await this.page.goTo(url)
  }

  /** The element's current state; undefined if it is not visible. */
  async stateOf(target: Target, scroll = false): Promise<ElementState | undefined> {
    if ((await this.page.evaluate(isLibraryLoaded)) !== true) await this.page.evaluate(loadLibrary)
    const elementState: ElementState | null = JSON.parse(String(await this.page.evaluate(find(target, scroll))))
    return elementState ?? undefined
  }

  /** Waits until the element is visible. */
  async waitFor(target: Target): Promise<ElementState> {
    let state: ElementState | undefined
    await expect
      .poll(async () => Boolean((state = await this.stateOf(target).catch(() => undefined))), {
        message: describeTarget(target),
      })
      .toBe(true)
    if (!state) throw new Error(`There is no ${describeTarget(target)}.`)
    return state
  }

  /** Waits until the element is gone. */
  async waitUntilGone(target: Target): Promise<void> {
    await expect
      // A page that is being replaced cannot be evaluated.
      .poll(
        () =>
          this.stateOf(target).then(
            (state) => state === undefined,
            () => false,
          ),
        { message: `no ${describeTarget(target)}` },
      )
      .toBe(true)
  }

  /** Waits until the element is stable, uncovered and enabled, and clicks it. */
  async click(target: Target): Promise<void> {
    let lastState: ElementState | undefined
    await expect(async () => {
      const state = await this.stateOf(target, true)
      const isStable = state && lastState && state.x === lastState.x && state.y === lastState.y
      lastState = state
      expect(state, describeTarget(target)).toBeDefined()
      expect(state?.covered, `an element over ${describeTarget(target)}`).toBeUndefined()
      expect(state?.busy, `${describeTarget(target)} is busy`).toBe(false)
      expect(isStable, `${describeTarget(target)} is stable`).toBe(true)
    }).toPass({ intervals: [50, 100, 100, 250], timeout: 30_000 })
    if (lastState) await this.page.clickAt(lastState.x, lastState.y)
  }

  /** Clicks the element and waits until it has the focus. */
  async #focus(target: Target): Promise<void> {
    await this.click(target)
    await expect
      .poll(async () => (await this.stateOf(target).catch(() => undefined))?.focused, {
        message: `focus on ${describeTarget(target)}`,
      })
      .toBe(true)
  }

  /** Waits until a field has a value: a page may render input a moment later. */
  async #expectValue(target: Target, value: string): Promise<void> {
    await expect
      .poll(async () => (await this.stateOf(target).catch(() => undefined))?.value, { message: describeTarget(target) })
      .toBe(value)
  }

  /** Replaces a field's text. */
  async fill(target: Target, text: string): Promise<void> {
    await this.#focus(target)
    await this.page.evaluate('document.activeElement.select()')
    if (text === '') await this.page.press('Delete')
    else await this.page.type(text)
    await this.#expectValue(target, text)
  }

  /** Chooses an option by script: the native list opens outside the page, where headless engines do not show it. */
  async choose(target: Target, option: string): Promise<void> {
    await this.#focus(target)
    await this.page.press('Escape')
    const value = await this.page.evaluate(`(() => {
      const list = document.activeElement
      list.value = [...list.options].find((item) => item.text === ${JSON.stringify(option)}).value
      list.dispatchEvent(new Event('input', { bubbles: true }))
      list.dispatchEvent(new Event('change', { bubbles: true }))
      return list.value
    })()`)
    await this.#expectValue(target, String(value))
  }

  async press(key: Key): Promise<void> {
    await this.page.press(key)
  }

  /**
   * Evaluates an expression as soon as there is a page: during navigation an engine has no document, or an empty one at the
   * new address.
   */
  async read(expression: string): Promise<unknown> {
    const whenParsed = `document.body && document.readyState !== 'loading' ? [${expression}] : null`
    let result: unknown = null
    await expect(async () => {
      result = await this.page.evaluate(whenParsed)
      expect(result, `a page to read ${expression} from`).not.toBeNull()
    }).toPass({ intervals: [20, 50, 100, 250], timeout: 30_000 })
    const [value]: unknown[] = Array.isArray(result) ? result : []
    return value
  }

  /** Expects no horizontal scrolling. */
  async expectNoHorizontalScroll(): Promise<void> {
    const readOverflow = () => this.read('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    await expect.poll(readOverflow, 'pixels of horizontal scroll').toBe(0)
  }
}
