/** The percentage of a target, rounded down to an integer, or to one decimal below 1%. */
export function percentOf(raisedMinor: number, targetMinor: number): number {
  if (targetMinor <= 0) return 0
  const tenths = Math.floor((raisedMinor * 1000) / targetMinor)
  return tenths < 10 ? tenths / 10 : Math.floor(tenths / 10)
}
