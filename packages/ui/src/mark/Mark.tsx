export interface MarkProps {
  /** What is drawn: a path of `lines.ts` or `signs.ts`, in a square of 24. */
  line: string
  /** Its edge, in pixels. Default 22. */
  size?: number
  className?: string
}

/** A small mark in one line, drawn in the colour of the words beside it. It says nothing that they do not. */
export function Mark({ line, size = 22, className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={line} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
