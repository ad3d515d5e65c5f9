import { isOurs } from './sizes.ts'

/** A size and its limit, in kB (1000 bytes) compressed. */
export type Budget = { name: string; weighs: number; allowed: number; advice: string }

/** The files of code that only some pages need. */
export type LazyChunk = {
  name: string
  /** The files that contain it. */
  files: { file: string; weighs: number }[]
  /** The files that a page loads immediately despite this, each with the page. */
  loaded: string[]
}

/** The sizes of a page in kB. */
export type PageSize = { name: string; js: number; css: number }

/** Everything that the report shows. */
export type Sizes = {
  budgets: Budget[]
  /** The first page's JavaScript in kB, by part. */
  parts: Map<string, number>
  lazy: LazyChunk[]
  pages: PageSize[]
}

const kB = (size: number) => size.toFixed(1)

const inOrder = (parts: [string, number][]) =>
  parts
    .sort(([, a], [, b]) => b - a)
    .map(([name, size]) => `${name} ${kB(size)}`)
    .join(', ')

/** Lines that describe the sizes. */
export function report({ budgets, parts, lazy, pages }: Sizes): string[] {
  return [
    'First load in kB, brotli:',
    ...budgets.map(({ name, weighs, allowed }) => `  ${name} ${kB(weighs)} of ${allowed}`),
    `  libraries: ${inOrder([...parts].filter(([part]) => !isOurs(part)))}`,
    `  ours: ${inOrder([...parts].filter(([part]) => isOurs(part)))}`,
    ...lazy.map(
      ({ name, files }) =>
        `  ${name} only where used: ${files.map(({ file, weighs }) => `${file} ${kB(weighs)}`).join(', ')}`,
    ),
    'Each page, JavaScript and CSS:',
    ...pages.map(({ name, js, css }) => `  ${name} ${kB(js)} + ${kB(css)}`),
  ]
}

/** A sentence for each fault, with advice. */
export function faults({ budgets, lazy }: Sizes): string[] {
  return [
    ...budgets.flatMap(({ name, weighs, allowed, advice }) =>
      weighs > allowed ? [`${name} weighs ${Number(weighs.toFixed(3))} kB, and may weigh ${allowed}. ${advice}`] : [],
    ),
    ...lazy.flatMap(({ name, files, loaded }) => {
      if (files.length === 0) return [`The code of ${name} is in no file: correct how the size check looks for it.`]
      if (loaded.length === 0) return []
      return [`A page begins with ${name} (${loaded.join(', ')}). Import it with import() where it is used.`]
    }),
  ]
}
