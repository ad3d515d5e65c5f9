import { isOurs } from './sizes.ts'

/** A size and its limit, in kB (1000 bytes) compressed. */
export type Budget = { name: string; size: number; limit: number; advice: string }

/** The files of code that only some pages need. */
export type LazyChunk = {
  name: string
  /** The files that contain it. */
  files: { file: string; size: number }[]
  /** The files that a page loads immediately despite this, each with the page. */
  loaded: string[]
}

/** The sizes of a page in kB. */
export type PageSize = { name: string; js: number; css: number }

/** The content of the report. */
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
    ...budgets.map(({ name, size, limit }) => `  ${name} ${kB(size)} of ${limit}`),
    `  libraries: ${inOrder([...parts].filter(([part]) => !isOurs(part)))}`,
    `  ours: ${inOrder([...parts].filter(([part]) => isOurs(part)))}`,
    ...lazy.map(
      ({ name, files }) =>
        `  ${name}, loaded on demand: ${files.map(({ file, size }) => `${file} ${kB(size)}`).join(', ')}`,
    ),
    'Each page, JavaScript and CSS:',
    ...pages.map(({ name, js, css }) => `  ${name} ${kB(js)} + ${kB(css)}`),
  ]
}

/** A sentence for each fault, with advice. */
export function faults({ budgets, lazy }: Sizes): string[] {
  return [
    ...budgets.flatMap(({ name, size, limit, advice }) =>
      size > limit ? [`${name} is ${Number(size.toFixed(3))} kB; the limit is ${limit} kB. ${advice}`] : [],
    ),
    ...lazy.flatMap(({ name, files, loaded }) => {
      if (files.length === 0) return [`No file contains the code of ${name}: correct its pattern in the size check.`]
      if (loaded.length === 0) return []
      return [`A page loads ${name} at once (${loaded.join(', ')}). Load it with import() where it is used.`]
    }),
  ]
}
