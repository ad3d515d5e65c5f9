import { expect } from '@playwright/test'
import type { EnginePage, Key } from './engine.ts'
import { type Found, type Target, bringIn, find, isThere } from './inPage.ts'

const spell = (target: Target): string =>
  Object.entries(target)
    .map(
      ([key, value]) =>
        `${key} ${typeof value === 'object' && !(value instanceof RegExp) ? `(${spell(value)})` : value}`,
    )
    .join(', ')

/** Somebody who uses a page with mouse and keyboard, and waits as people do until what they look for is there. */
export class Visitor {
  readonly page: EnginePage
  readonly #expected: RegExp[] = []
  constructor(page: EnginePage) {
    this.page = page
  }

  /** Names what the page is expected to say in its console. */
  expectNoise(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** What the page has said in its console and nobody expected. */
  unexpectedNoise(): string[] {
    return this.page.noise().filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }

  async open(url: string): Promise<void> {
    await this.page.goTo(url)
  }

  /** What can be seen of it now, if anything. */
  async look(target: Target, scroll = false): Promise<Found | undefined> {
    if ((await this.page.evaluate(isThere)) !== true) await this.page.evaluate(bringIn)
    const answer: Found | null = JSON.parse(String(await this.page.evaluate(find(target, scroll))))
    return answer ?? undefined
  }

  /** Waits until it is there. */
  async sees(target: Target): Promise<Found> {
    let found: Found | undefined
    await expect
      .poll(async () => Boolean((found = await this.look(target).catch(() => undefined))), { message: spell(target) })
      .toBe(true)
    if (!found) throw new Error(`There is no ${spell(target)}.`)
    return found
  }

  /** Waits until it is not there. */
  async misses(target: Target): Promise<void> {
    await expect
      // A page that is being replaced cannot be asked.
      .poll(
        () =>
          this.look(target).then(
            (found) => found === undefined,
            () => false,
          ),
        { message: `no ${spell(target)}` },
      )
      .toBe(true)
  }

  /** Waits until it stands still with nothing over it and takes a click, and clicks it. */
  async click(target: Target): Promise<void> {
    let last: Found | undefined
    await expect(async () => {
      const found = await this.look(target, true)
      const stands = found && last && found.x === last.x && found.y === last.y
      last = found
      expect(found, spell(target)).toBeDefined()
      expect(found?.covered, `what lies over ${spell(target)}`).toBeUndefined()
      expect(found?.busy, `${spell(target)} is busy`).toBe(false)
      expect(stands, `${spell(target)} stands still`).toBe(true)
    }).toPass({ intervals: [50, 100, 100, 250], timeout: 30_000 })
    if (last) await this.page.clickAt(last.x, last.y)
  }

  /** Clicks it and waits until it has the focus. */
  async #focus(target: Target): Promise<void> {
    await this.click(target)
    await expect
      .poll(async () => (await this.look(target).catch(() => undefined))?.focused, {
        message: `focus on ${spell(target)}`,
      })
      .toBe(true)
  }

  /** Waits until a field holds a value: a page may draw what was typed a moment later. */
  async #holds(target: Target, value: string): Promise<void> {
    await expect
      .poll(async () => (await this.look(target).catch(() => undefined))?.value, { message: spell(target) })
      .toBe(value)
  }

  /** Types into a field in place of what is there. */
  async fill(target: Target, text: string): Promise<void> {
    await this.#focus(target)
    await this.page.evaluate('document.activeElement.select()')
    if (text === '') await this.page.press('Delete')
    else await this.page.type(text)
    await this.#holds(target, text)
  }

  /** Chooses from a list; its own list is drawn outside the page, where no engine shows it without a window. */
  async choose(target: Target, option: string): Promise<void> {
    await this.#focus(target)
    await this.page.press('Escape')
    const value = await this.page.evaluate(`(() => {
      const list = document.activeElement
      list.value = [...list.options].find((one) => one.text === ${JSON.stringify(option)}).value
      list.dispatchEvent(new Event('input', { bubbles: true }))
      list.dispatchEvent(new Event('change', { bubbles: true }))
      return list.value
    })()`)
    await this.#holds(target, String(value))
  }

  async press(key: Key): Promise<void> {
    await this.page.press(key)
  }

  /**
   * The value of an expression in the page, as soon as one stands there: between two pages an engine has no document, or an
   * empty one at the new address.
   */
  async read(expression: string): Promise<unknown> {
    const whenParsed = `document.body && document.readyState !== 'loading' ? [${expression}] : null`
    let answer: unknown = null
    await expect(async () => {
      answer = await this.page.evaluate(whenParsed)
      expect(answer, `a page to read ${expression} from`).not.toBeNull()
    }).toPass({ intervals: [20, 50, 100, 250], timeout: 30_000 })
    const [value]: unknown[] = Array.isArray(answer) ? answer : []
    return value
  }

  /** Nothing stands out sideways. */
  async seesNoSidewaysScroll(): Promise<void> {
    const over = () => this.read('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    await expect.poll(over, 'pixels of sideways scroll').toBe(0)
  }
}
