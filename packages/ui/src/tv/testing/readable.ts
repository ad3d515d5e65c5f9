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

/** What is wrong, in words: one check for all, for each is a step of the story's. */
const wrong = (holds: boolean, what: string): string[] => (holds ? [] : [what])

/** Figures stand in the middle of their row with air above and below, and those of a column end below each other. */
async function inRows(root: HTMLElement): Promise<void> {
  const ends = new Map<number, number>()
  const figures = [...root.querySelectorAll('td')].flatMap((cell) => {
    const { top, bottom, left, right } = cell.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(cell)
    const all = [...cell.querySelectorAll('[data-numeral]')]
    const end = all[all.length - 1]?.getBoundingClientRect().right ?? 0
    const first = ends.get(cell.cellIndex) ?? end
    const inColumn = all.length !== 1 || Math.abs(end - first) < 1
    if (all.length === 1) ends.set(cell.cellIndex, first)
    return all.flatMap((each) => {
      const { digit } = sizes(each)
      const ink = inkOf(each)
      const [above, below] = [ink.top - top, bottom - ink.bottom]
      const place = each.getBoundingClientRect()
      const isInside =
        place.left > left + Number.parseFloat(paddingLeft) - 1 &&
        place.right < right - Number.parseFloat(paddingRight) + 1
      return [
        ...wrong(Math.min(above, below) / digit > 0.065, `${each.textContent}: touches a rule`),
        ...wrong(Math.abs(above - below) / digit < 0.12, `${each.textContent}: off the middle of its row`),
        ...wrong(isInside, `${each.textContent}: out of its cell`),
        ...wrong(inColumn, `${each.textContent}: not below the others`),
      ]
    })
  })
  const names = [...root.querySelectorAll('tbody th:not([colspan])')].flatMap((cell) => {
    const { top, bottom } = cell.getBoundingClientRect()
    return [cell, ...cell.querySelectorAll('span')].flatMap((each) => {
      const ink = inkOf(each)
      return wrong(ink.top > top && ink.bottom < bottom, `${each.textContent}: touches a rule`)
    })
  })
  await expect([...figures, ...names]).toEqual([])
}

/** Nothing said of the next jamaat lies over its lamps, or over another. */
async function inPlate(root: HTMLElement): Promise<void> {
  const lamps = [...root.querySelectorAll('[class*=lamp]')].map((each) => each.getBoundingClientRect())
  const plate = root.querySelector('[class*=lamp]')?.closest('section')
  if (!plate) return
  const texts = [...plate.querySelectorAll('p, h2, [data-numeral], p > span')]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
    .map((element) => ({ element, ink: inkOf(element) }))
  const meeting = texts.flatMap(({ element, ink }) => [
    ...wrong(!lamps.some((lamp) => meet(lamp, ink)), `${element.textContent}: over lamps`),
    ...texts.flatMap((other) =>
      wrong(
        other.element === element || !meet(other.ink, ink),
        `${element.textContent}: over ${other.element.textContent}`,
      ),
    ),
  ])
  await expect(meeting).toEqual([])
}

/** The size of an element's text, in pixels. */
export const typeOf = (element: Element): number => sizes(element).type
