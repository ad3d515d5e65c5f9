import { expect } from 'storybook/test'
import { inkOf, meet, sizes } from './drawn.ts'

/** The elements whose own text is words, not figures alone. */
const withWords = (all: readonly Element[]) =>
  all.filter(
    (element) =>
      !element.closest('[data-numeral]') &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? '')),
  )

/** Whether what is drawn lies on the screen: as wide as it is itself, as tall as its line. */
function isOnScreen(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  let line = element
  while (line.parentElement && getComputedStyle(line).display.startsWith('inline')) line = line.parentElement
  const { top, bottom } = line.getBoundingClientRect()
  return Math.min(left, top) >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1
}

/** The promises of a screen at ten metres, computed from what is drawn. @param least how many numerals there are */
export async function readable(root: HTMLElement, least = 12): Promise<void> {
  await document.fonts.ready
  const { innerHeight: height, innerWidth: width } = window
  const drawn = [...root.querySelectorAll('[data-numeral]')].map(sizes)
  await expect(drawn.length).toBeGreaterThanOrEqual(least)
  await expect(Math.min(...drawn.map(({ type }) => type)) / height).toBeGreaterThanOrEqual(0.06)
  await expect(Math.min(...drawn.map(({ digit }) => digit)) / Math.min(height, width)).toBeGreaterThanOrEqual(0.06)

  // Beside the numerals there are two sizes of words.
  const all = [...root.querySelectorAll('main *, header *, footer *')]
  const words = withWords(all)
  await expect(new Set(words.map((element) => getComputedStyle(element).fontSize)).size).toBeLessThanOrEqual(2)

  // Nothing runs out of the screen or of its place, and no place lies over another.
  const texts = words.concat([...root.querySelectorAll('[data-numeral]')])
  await expect(texts.filter((each) => !isOnScreen(each)).map(({ textContent }) => textContent)).toEqual([])
  const cut = [...root.querySelectorAll('td, th, dd, footer p')].filter(
    (each) => each.scrollWidth > each.clientWidth + 1,
  )
  await expect(cut.map(({ textContent }) => textContent)).toEqual([])
  const [head, table, foot] = ['header', 'table', 'footer'].map((name) =>
    root.querySelector(name)?.getBoundingClientRect(),
  )
  if (head && table) await expect(table.top).toBeGreaterThanOrEqual(head.bottom - 1)
  if (table && foot) await expect(table.bottom).toBeLessThanOrEqual(foot.top + 1)
  await inRows(root)
  await inPlate(root)
  // No line of a card is cut.
  const lines = [...root.querySelectorAll('footer section, footer p')].filter((each) => {
    const { overflowY } = getComputedStyle(each)
    return overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 1
  })
  await expect(lines.map(({ textContent }) => textContent)).toEqual([])
}

/** Figures stand in the middle of their row with air above and below, and those of a column end below each other. */
async function inRows(root: HTMLElement): Promise<void> {
  const ends = new Map<number, number>()
  for (const cell of root.querySelectorAll('td')) {
    const figures = [...cell.querySelectorAll('[data-numeral]')]
    const { top, bottom } = cell.getBoundingClientRect()
    for (const each of figures) {
      const { digit } = sizes(each)
      const ink = inkOf(each)
      const [above, below] = [ink.top - top, bottom - ink.bottom]
      await expect(Math.min(above, below) / digit, `${each.textContent}: air in its row`).toBeGreaterThan(0.07)
      await expect(Math.abs(above - below) / digit, `${each.textContent}: off the middle`).toBeLessThan(0.12)
    }
    const [last] = figures.slice(-1)
    if (!last || cell.colSpan > 1) continue
    const { right } = last.getBoundingClientRect()
    await expect(Math.abs(right - (ends.get(cell.cellIndex) ?? right))).toBeLessThan(1)
    ends.set(cell.cellIndex, right)
  }
  // Names and what holds for them stay off the rules.
  for (const cell of root.querySelectorAll('tbody th:not([colspan])')) {
    const { top, bottom } = cell.getBoundingClientRect()
    for (const each of [cell, ...cell.querySelectorAll('span')]) {
      const ink = inkOf(each)
      await expect(ink.top - top, `${each.textContent}: below the rule above it`).toBeGreaterThan(0)
      await expect(bottom - ink.bottom, `${each.textContent}: above the rule below it`).toBeGreaterThan(0)
    }
  }
}

/** Nothing said of the next jamaat lies over its lamps, or over another. */
async function inPlate(root: HTMLElement): Promise<void> {
  const lamps = [...root.querySelectorAll('[class*=lamp]')].map((each) => each.getBoundingClientRect())
  const plate = lamps.length > 0 && root.querySelector('[class*=lamp]')?.closest('section')
  if (!plate) return
  const said = [...plate.querySelectorAll('p, h2, [data-numeral], p > span')]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
    .map((element) => ({ element, ink: inkOf(element) }))
  for (const { element, ink } of said) {
    await expect(lamps.filter((lamp) => meet(lamp, ink)).length, `${element.textContent}: over lamps`).toBe(0)
    const over = said.filter((other) => other.element !== element && meet(other.ink, ink))
    await expect(over.map((other) => other.element.textContent)).toEqual([])
  }
}

/** The size of an element's letters, in pixels. */
export const typeOf = (element: Element): number => sizes(element).type
