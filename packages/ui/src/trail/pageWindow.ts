/** Returns the entries of a pagination: page numbers, and gaps between them. At most seven, to fit a small phone. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const candidates = [1, page - 1, page, page + 1, pages]
  // At either end the window keeps its width, so that the links stay in place.
  if (page <= 3) candidates.push(2, 3, 4)
  if (page >= pages - 2) candidates.push(pages - 1, pages - 2, pages - 3)
  const numbers = [...new Set(candidates)].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)
  return numbers.flatMap((n, i) => {
    const missingCount = n - (numbers[i - 1] ?? 0) - 1
    if (missingCount === 0) return [n]
    // A gap would take as much space as a single page.
    return missingCount === 1 ? [n - 1, n] : ['gap' as const, n]
  })
}
