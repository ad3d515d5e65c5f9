/** Relative luminance of `#rgb` or `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => {
    const part = Number.parseInt(digits.slice(offset, offset + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns black or white, whichever has more contrast on a colour: one of them always has at least 4.5:1. */
export const getTextColour = (hex: string): '#000000' | '#ffffff' =>
  // At this luminance both have 4.58:1; above it, black has more.
  luminance(hex) > 0.179 ? '#000000' : '#ffffff'
