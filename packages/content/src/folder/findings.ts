import type { ProblemCode } from './codecs/CodecError.ts'

/** A mistake or warning for the author of a folder. */
export type FolderFinding = {
  /** Path within the folder, with `/`. */
  file: string
  /** From 1; absent if the finding concerns the whole file. */
  line?: number
  /** A mistake stops the import; a warning does not. */
  level: 'mistake' | 'warning'
  /** The problem and how to fix it. */
  message: string
}

/** A problem on a line of text. */
export type Problem = { line: number; message: string; code?: ProblemCode }

/** Collects findings. */
export type Findings = {
  mistake(file: string, line: number | undefined, message: string): void
  warning(file: string, line: number | undefined, message: string): void
  /** The number of findings so far, including warnings. */
  count(): number
  /** All findings, sorted by file and line. */
  all(): FolderFinding[]
}

export function collectFindings(): Findings {
  const findings: FolderFinding[] = []
  const add = (level: FolderFinding['level']) => (file: string, line: number | undefined, message: string) => {
    findings.push({ file, ...(line === undefined ? {} : { line }), level, message })
  }
  return {
    mistake: add('mistake'),
    warning: add('warning'),
    count: () => findings.length,
    all: () =>
      findings.toSorted((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1)),
  }
}
