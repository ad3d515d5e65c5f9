export interface MarkProps {
  /** A path from `lines.ts` or `signs.ts`, in a 24 × 24 square. */
  line: string
  /** The width and height in pixels. Default 22. */
  size?: number
  className?: string
}

/** A small line icon in the colour of the text beside it. Hidden from screen readers. */
export function Mark({ line, size = 22, className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={line} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
