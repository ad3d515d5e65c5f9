import { formatNumber } from './sceneColours.ts'

/** A pointed arch on `base`, as path data; `rise` is the share of its height that the point takes. */
export function arch(cx: number, base: number, width: number, height: number, rise = 0.42): string {
  const half = width / 2
  const top = base - height
  const spring = top + height * rise
  const lift = spring - top
  return (
    `M${formatNumber(cx - half)} ${formatNumber(base)}V${formatNumber(spring)}` +
    `C${formatNumber(cx - half)} ${formatNumber(spring - lift * 0.5)} ${formatNumber(cx - half * 0.62)} ${formatNumber(top + lift * 0.26)} ${formatNumber(cx)} ${formatNumber(top)}` +
    `C${formatNumber(cx + half * 0.62)} ${formatNumber(top + lift * 0.26)} ${formatNumber(cx + half)} ${formatNumber(spring - lift * 0.5)} ${formatNumber(cx + half)} ${formatNumber(spring)}` +
    `V${formatNumber(base)}Z`
  )
}

/** A row of adjacent arches between two points. */
export function arcade(from: number, to: number, base: number, height: number, count: number, pier = 0.26): string {
  const bay = (to - from) / count
  return Array.from({ length: count }, (_, i) => arch(from + bay * (i + 0.5), base, bay * (1 - pier), height)).join('')
}

/** A dome that bulges slightly over its drum and ends in a point. */
export function dome(cx: number, base: number, radius: number, height: number): string {
  const top = base - height
  const side = (s: 1 | -1) => (x: number, y: number) =>
    `${formatNumber(cx + s * radius * x)} ${formatNumber(base - height * y)}`
  const [l, r] = [side(-1), side(1)]
  return (
    `M${l(0.93, 0)}C${l(1.1, 0.26)} ${l(0.98, 0.56)} ${l(0.56, 0.78)}C${l(0.3, 0.89)} ${l(0.08, 0.93)} ${formatNumber(cx)} ${formatNumber(top)}` +
    `C${r(0.08, 0.93)} ${r(0.3, 0.89)} ${r(0.56, 0.78)}C${r(0.98, 0.56)} ${r(1.1, 0.26)} ${r(0.93, 0)}Z`
  )
}

/** The finial of a dome or a minaret: a staff with beads. */
export function finial(cx: number, base: number, height: number): string {
  const bead = (share: number, r: number) =>
    `M${formatNumber(cx - r)} ${formatNumber(base - height * share)}a${formatNumber(r)} ${formatNumber(r)} 0 1 1 ${formatNumber(2 * r)} 0a${formatNumber(r)} ${formatNumber(r)} 0 1 1 ${formatNumber(-2 * r)} 0Z`
  const w = Math.max(0.9, height * 0.024)
  return (
    bead(0.14, height * 0.1) +
    bead(0.4, height * 0.068) +
    bead(0.59, height * 0.044) +
    `M${formatNumber(cx - w)} ${formatNumber(base)}L${formatNumber(cx)} ${formatNumber(base - height)}L${formatNumber(cx + w)} ${formatNumber(base)}Z`
  )
}

/** A minaret: a tapering shaft, two balconies on their corbels, a lantern stage and a pointed cap. */
export function minaret(cx: number, base: number, height: number, width: number): string {
  const half = width / 2
  const band = (from: number, below: number, to: number, above = below) => {
    const [a, b] = [half * below, half * above]
    const [y0, y1] = [formatNumber(base - height * from), formatNumber(base - height * to)]
    return `M${formatNumber(cx - a)} ${y0}L${formatNumber(cx - b)} ${y1}H${formatNumber(cx + b)}L${formatNumber(cx + a)} ${y0}Z`
  }
  return (
    band(0, 1.22, 0.05) +
    band(0.05, 1, 0.57, 0.84) +
    band(0.555, 0.84, 0.575, 1.02) +
    band(0.575, 1.02, 0.59, 1.2) +
    band(0.59, 1.2, 0.602, 1.36) +
    band(0.602, 1.36, 0.64) +
    band(0.638, 0.68, 0.79, 0.62) +
    band(0.785, 0.62, 0.802, 0.92) +
    band(0.802, 0.92, 0.83) +
    band(0.828, 0.46, 0.892) +
    band(0.888, 0.62, 0.898) +
    dome(cx, base - height * 0.897, half * 0.56, height * 0.066) +
    finial(cx, base - height * 0.955, height * 0.045)
  )
}

/** A cypress. */
export const cypress = (cx: number, base: number, height: number, width: number) =>
  `M${formatNumber(cx)} ${formatNumber(base)}C${formatNumber(cx - width)} ${formatNumber(base - height * 0.16)} ${formatNumber(cx - width * 0.62)} ${formatNumber(base - height * 0.66)} ${formatNumber(cx)} ${formatNumber(base - height)}` +
  `C${formatNumber(cx + width * 0.62)} ${formatNumber(base - height * 0.66)} ${formatNumber(cx + width)} ${formatNumber(base - height * 0.16)} ${formatNumber(cx)} ${formatNumber(base)}Z`

/** A line of hills across the scene, closed at the bottom: `waves` is amplitude and phase per hill. */
export function hills(
  width: number,
  level: number,
  bottom: number,
  waves: readonly (readonly [number, number])[],
): string {
  const steps = 48
  const crest = Array.from({ length: steps + 1 }, (_, i) => {
    const x = (width * i) / steps
    const y = waves.reduce(
      (sum, [amplitude, phase], k) => sum + amplitude * Math.sin((i / steps) * Math.PI * (k + 1.3) * 2 + phase),
      level,
    )
    return `${formatNumber(x)} ${formatNumber(y)}`
  })
  return `M0 ${formatNumber(bottom)}L${crest.join('L')}L${formatNumber(width)} ${formatNumber(bottom)}Z`
}

/** A hanging lantern with hook, hood, six-sided glass and foot: metal and glass are separate, so that the glass can be lit. */
export function lantern(cx: number, top: number, size: number): { metal: string; glass: string; centre: number } {
  const p = (x: number, y: number) => `${formatNumber(cx + size * x)} ${formatNumber(top + size * y)}`
  return {
    metal:
      `M${p(-0.05, 0)}L${p(0.05, 0)}L${p(0.05, 0.12)}C${p(0.2, 0.2)} ${p(0.3, 0.26)} ${p(0.34, 0.42)}L${p(-0.34, 0.42)}` +
      `C${p(-0.3, 0.26)} ${p(-0.2, 0.2)} ${p(-0.05, 0.12)}ZM${p(-0.38, 0.42)}H${formatNumber(cx + size * 0.38)}V${formatNumber(top + size * 0.47)}H${formatNumber(cx - size * 0.38)}Z` +
      `M${p(-0.2, 1.12)}H${formatNumber(cx + size * 0.2)}L${p(0.26, 1.2)}H${formatNumber(cx - size * 0.26)}ZM${p(-0.06, 1.2)}L${p(0, 1.4)}L${p(0.06, 1.2)}Z`,
    glass: `M${p(-0.32, 0.47)}H${formatNumber(cx + size * 0.32)}L${p(0.4, 0.72)}L${p(0.2, 1.12)}H${formatNumber(cx - size * 0.2)}L${p(-0.4, 0.72)}Z`,
    centre: top + size * 0.78,
  }
}
