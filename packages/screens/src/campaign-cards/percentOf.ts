/** The share of a target in hundredths, never more than there is: whole, or below one with one decimal. */
export function percentOf(raisedMinor: number, targetMinor: number): number {
  if (targetMinor <= 0) return 0
  const tenths = Math.floor((raisedMinor * 1000) / targetMinor)
  return tenths < 10 ? tenths / 10 : Math.floor(tenths / 10)
}
