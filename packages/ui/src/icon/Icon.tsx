export interface IconProps {
  /** A path from `frameIcons.ts` or `icons.ts`, in a 24 × 24 square. */
  path: string
  /** The width and height in pixels. Default 22. */
  size?: number
  className?: string
}

/** A small line icon in the colour of the text beside it. Hidden from screen readers. */
export function Icon({ path, size = 22, className }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
