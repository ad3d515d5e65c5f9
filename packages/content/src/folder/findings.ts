import type { ProblemCode } from './codecs/CodecError.ts'

/** Something to tell whoever wrote a folder. */
export type FolderFinding = {
  /** Path within the folder, with `/`. */
  file: string
  /** Counted from 1; nothing where the file as a whole is meant. */
  line?: number
  /** A mistake stops the import; a warning is told and passed over. */
  level: 'mistake' | 'warning'
  /** What is wrong and what to do, in a sentence or two. */
  message: string
}

/** Something wrong at a line of a text, wherever that text stands. */
export type Problem = { line: number; message: string; code?: ProblemCode }

/** Collects findings. */
export type Findings = {
  mistake(file: string, line: number | undefined, message: string): void
  warning(file: string, line: number | undefined, message: string): void
  /** How many there are so far, warnings among them. */
  count(): number
  /** In the order of files and lines. */
  all(): FolderFinding[]
}

export function collectFindings(): Findings {
  const found: FolderFinding[] = []
  const add = (level: FolderFinding['level']) => (file: string, line: number | undefined, message: string) => {
    found.push({ file, ...(line === undefined ? {} : { line }), level, message })
  }
  return {
    mistake: add('mistake'),
    warning: add('warning'),
    count: () => found.length,
    all: () => found.toSorted((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1)),
  }
}
