import { expect } from 'storybook/test'
import { textBounds, overlap, sizes } from './bounds.ts'

/** Returns the elements whose own text has letters, not only figures. */
const findWithLetters = (elements: readonly Element[]) =>
  elements.filter(
    (element) =>
      !element.closest('[data-numeral]') &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? '')),
  )

/** Whether an element's text is on the screen, by its own width and its line's height. */
function isOnScreen(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  let line = element
  while (line.parentElement && getComputedStyle(line).display.startsWith('inline')) line = line.parentElement
  const { top, bottom } = line.getBoundingClientRect()
  return Math.min(left, top) >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1
}

/** Checks that a screen is readable from ten metres, from its rendered sizes. @param minNumerals the minimum number of numerals */
export async function expectReadable(root: HTMLElement, minNumerals = 12): Promise<void> {
  await document.fonts.ready
  const { innerHeight: height, innerWidth: width } = window
  const numerals = [...root.querySelectorAll('[data-numeral]')].map(sizes)
  await expect(numerals.length).toBeGreaterThanOrEqual(minNumerals)
  await expect(Math.min(...numerals.map(({ type }) => type)) / height).toBeGreaterThanOrEqual(0.06)
  await expect(Math.min(...numerals.map(({ digit }) => digit)) / Math.min(height, width)).toBeGreaterThanOrEqual(0.06)

  // Besides the numerals there are only two text sizes.
  const allElements = [...root.querySelectorAll('main *, header *, footer *')]
  const textElements = findWithLetters(allElements)
  await expect(new Set(textElements.map((element) => getComputedStyle(element).fontSize)).size).toBeLessThanOrEqual(2)

  // Nothing overflows the screen or its container, and the main areas do not overlap.
  const visibleElements = textElements.concat([...root.querySelectorAll('[data-numeral]')])
  await expect(visibleElements.filter((element) => !isOnScreen(element)).map(({ textContent }) => textContent)).toEqual(
    [],
  )
  const overflowingElements = [...root.querySelectorAll('td, th, dd, footer p')].filter(
    (element) => element.scrollWidth > element.clientWidth + 1,
  )
  await expect(overflowingElements.map(({ textContent }) => textContent)).toEqual([])
  const [head, table, foot] = ['header', 'table', 'footer'].map((name) =>
    root.querySelector(name)?.getBoundingClientRect(),
  )
  if (head && table) await expect(table.top).toBeGreaterThanOrEqual(head.bottom - 1)
  if (table && foot) await expect(table.bottom).toBeLessThanOrEqual(foot.top + 1)
  await checkRows(root)
  await checkNext(root)
  // No line of a card is clipped.
  const clippedLines = [...root.querySelectorAll('footer section, footer p')].filter((element) => {
    const { overflowY } = getComputedStyle(element)
    return overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
  })
  await expect(clippedLines.map(({ textContent }) => textContent)).toEqual([])
}

/** Returns a problem if a condition fails: problems are collected for one `expect`, because each adds a step to the story. */
const problemUnless = (condition: boolean, problem: string): string[] => (condition ? [] : [problem])

/** Checks that figures are centred in their row with space above and below, and right-aligned in their column. */
async function checkRows(root: HTMLElement): Promise<void> {
  const ends = new Map<number, number>()
  const figures = [...root.querySelectorAll('td')].flatMap((cell) => {
    const { top, bottom, left, right } = cell.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(cell)
    const numerals = [...cell.querySelectorAll('[data-numeral]')]
    const end = numerals[numerals.length - 1]?.getBoundingClientRect().right ?? 0
    const first = ends.get(cell.cellIndex) ?? end
    const isAligned = numerals.length !== 1 || Math.abs(end - first) < 1
    if (numerals.length === 1) ends.set(cell.cellIndex, first)
    return numerals.flatMap((numeral) => {
      const { digit } = sizes(numeral)
      const ink = textBounds(numeral)
      const [above, below] = [ink.top - top, bottom - ink.bottom]
      const rect = numeral.getBoundingClientRect()
      const isInside =
        rect.left > left + Number.parseFloat(paddingLeft) - 1 &&
        rect.right < right - Number.parseFloat(paddingRight) + 1
      return [
        ...problemUnless(Math.min(above, below) / digit > 0.065, `${numeral.textContent}: touches a rule`),
        ...problemUnless(Math.abs(above - below) / digit < 0.12, `${numeral.textContent}: not centred in its row`),
        ...problemUnless(isInside, `${numeral.textContent}: outside its cell`),
        ...problemUnless(isAligned, `${numeral.textContent}: not aligned with its column`),
      ]
    })
  })
  const names = [...root.querySelectorAll('tbody th:not([colspan])')].flatMap((cell) => {
    const { top, bottom } = cell.getBoundingClientRect()
    return [cell, ...cell.querySelectorAll('span')].flatMap((element) => {
      const ink = textBounds(element)
      return problemUnless(ink.top > top && ink.bottom < bottom, `${element.textContent}: touches a rule`)
    })
  })
  await expect([...figures, ...names]).toEqual([])
}

/** Checks that the next jamaat's text elements overlap neither its lamps nor one another. */
async function checkNext(root: HTMLElement): Promise<void> {
  const lamps = [...root.querySelectorAll('[class*=lamp]')].map((lamp) => lamp.getBoundingClientRect())
  const panel = root.querySelector('[class*=lamp]')?.closest('section')
  if (!panel) return
  const textElements = [...panel.querySelectorAll('p, h2, [data-numeral], p > span')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
    .map((element) => ({ element, ink: textBounds(element) }))
  const overlaps = textElements.flatMap(({ element, ink }) => [
    ...problemUnless(!lamps.some((lamp) => overlap(lamp, ink)), `${element.textContent}: over lamps`),
    ...textElements.flatMap((other) =>
      problemUnless(
        other.element === element || !overlap(other.ink, ink),
        `${element.textContent}: over ${other.element.textContent}`,
      ),
    ),
  ])
  await expect(overlaps).toEqual([])
}

/** Returns an element's font size, in pixels. */
export const fontSizeOf = (element: Element): number => sizes(element).type
