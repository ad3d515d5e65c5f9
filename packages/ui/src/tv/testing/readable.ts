import { expect } from 'storybook/test'

/** How tall its digits are drawn, and its letters' size, in pixels. */
function sizes(element: Element) {
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('Nothing to measure with.')
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  const digits = (element.textContent ?? '').match(/\p{Nd}/gu) ?? []
  // The nought of Arabic is a dot: the tallest digit says how tall they are.
  const digit = Math.max(...digits.map((sign) => pen.measureText(sign).actualBoundingBoxAscent))
  return { digit, type: Number.parseFloat(fontSize) }
}

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
  // No line of the table is lower than its figures.
  for (const row of root.querySelectorAll('tbody tr')) {
    const figures = [...row.querySelectorAll('[data-numeral]')].map((each) => sizes(each).digit)
    await expect(row.getBoundingClientRect().height).toBeGreaterThan(Math.max(...figures) * 1.02)
  }
}

/** The size of an element's letters, in pixels. */
export const typeOf = (element: Element): number => sizes(element).type
