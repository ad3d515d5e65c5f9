/** What a pagination shows: numbers of pages, and gaps between them. At most seven, so that it fits a small phone. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages]
  // At either end the window keeps its width, so that the links stay under the thumb.
  if (page <= 3) near.push(2, 3, 4)
  if (page >= pages - 2) near.push(pages - 1, pages - 2, pages - 3)
  const shown = [...new Set(near)].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)
  return shown.flatMap((n, i) => {
    const missing = n - (shown[i - 1] ?? 0) - 1
    if (missing === 0) return [n]
    // A gap of one page would take the room of that page.
    return missing === 1 ? [n - 1, n] : ['gap' as const, n]
  })
}
