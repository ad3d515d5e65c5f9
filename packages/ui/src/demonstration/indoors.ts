import { field } from './ornament.ts'
import {
  rectangle,
  fadingStops,
  verticalGradient,
  fill,
  radialGradient,
  line,
  formatNumber,
  createSceneColours,
  stars,
} from './sceneColours.ts'
import { arcade, arch, dome, finial, hills, lantern, minaret } from './shapes.ts'

/** A hall of arches that leads into the light. 1200 by 900. */
export function hall(seed: string): string {
  const p = createSceneColours(seed, 'sunrise')
  const [vx, vy] = [600, 520]
  const depths = [0.17, 0.235, 0.325, 0.45, 0.63, 0.89, 1.28]
  // The walls between two arches meet the floor along lines to the vanishing point.
  const skirting = formatNumber(vy + (350 * 620) / 380)
  const frames = depths.map((scale, i) => {
    const near = i / (depths.length - 1)
    const opening = arch(vx, vy + 350 * scale, 760 * scale, 800 * scale, 0.46)
    const tone = p.stone(0.94 - near * 0.44, 0.85 - near * 0.3)
    const inner = arch(vx, vy + 350 * scale, 730 * scale, 785 * scale, 0.46)
    const hanging = lantern(vx, vy - 400 * scale, 92 * scale)
    const lamp =
      i > 1 && i < 6
        ? line(
            `M${vx} ${formatNumber(vy - 470 * scale)}V${formatNumber(vy - 398 * scale)}`,
            p.stone(0.4, 0.6),
            3 * scale,
          ) +
          fill(hanging.metal, p.stone(0.45, 0.7)) +
          fill(hanging.glass, p.light)
        : ''
    return (
      `<path d="M-20 -20H1220V${skirting}L${formatNumber(vx + 380 * scale)} ${formatNumber(vy + 350 * scale)}H${formatNumber(vx - 380 * scale)}L-20 ${skirting}Z${opening}" fill="${tone}" fill-rule="evenodd"/>` +
      `<path d="${opening}${inner}" fill="${p.stone(0.98 - near * 0.32, 0.95 - near * 0.3)}" fill-rule="evenodd"/>` +
      lamp
    )
  })
  const rows = Array.from({ length: 13 }, (_, i) => {
    const s = 0.17 * 1.2 ** i
    const [a, b] = [vy + 350 * s, vy + 350 * s * 1.055]
    return `M-2000 ${formatNumber(a)}H3200V${formatNumber(b)}H-2000Z`
  }).join('')
  return (
    `<defs>${verticalGradient('floor', [
      [0, p.tint(0.78, 0.05)],
      [0.3, p.tint(0.6, 0.085)],
      [1, p.tint(0.36, 0.075)],
    ])}` +
    `${radialGradient('end', vx, 500, 560, fadingStops(p.light, 1))}${radialGradient('spill', vx, 600, 620, fadingStops(p.light, 0.85), 0.6)}</defs>` +
    rectangle(0, 0, 1200, 900, p.light) +
    `<path d="M0 ${vy + 52}H1200V900H0Z" fill="url(#floor)"/>${fill(rows, p.tint(0.9, 0.03), 'opacity="0.4"')}` +
    fill(
      `M${vx - 60} ${vy + 59}L-330 900H1530L${vx + 60} ${vy + 59}ZM${vx - 52} ${vy + 59}L-230 900H1430L${vx + 52} ${vy + 59}Z`,
      p.tint(0.88, 0.03),
      'fill-rule="evenodd" opacity="0.5"',
    ) +
    `${frames.join('')}${rectangle(0, 0, 1200, 900, 'url(#spill)')}${rectangle(0, 0, 1200, 900, 'url(#end)')}`
  )
}

/** Morning through a lattice, and a book left open in it. 1200 by 900. */
export function window(seed: string): string {
  const p = createSceneColours(seed, 'sunrise')
  const pane = arch(600, 640, 430, 560, 0.46)
  const beams = [-150, -50, 50, 150]
    .map((x) => `M${600 + x - 30} 640L${600 + x * 2.3 + 40} 900H${600 + x * 2.3 + 165}L${600 + x + 30} 640Z`)
    .join('')
  return (
    `<defs>${verticalGradient('wall', [
      [0, p.stone(0.64, 0.5)],
      [0.7, p.stone(0.78, 0.7)],
      [1, p.stone(0.82, 0.8)],
    ])}` +
    verticalGradient('day', [
      [0, p.sky[0]],
      [0.5, p.sky[2]],
      [1, p.light],
    ]) +
    verticalGradient('floor', [
      [0, p.stone(0.72, 0.85)],
      [1, p.stone(0.5, 0.6)],
    ]) +
    verticalGradient('beam', [
      [0, p.light, 0.75],
      [1, p.light, 0.08],
    ]) +
    radialGradient('halo', 600, 420, 640, fadingStops(p.light, 0.85)) +
    radialGradient('sun', 690, 470, 380, fadingStops('#ffffff', 0.95)) +
    field('lattice', {
      word: 'window',
      tile: 107.5,
      ink: p.tint(0.38, 0.06),
      weight: 7,
      from: [546.2, 317.5],
      heart: 0.44,
      spread: 0,
      angle: 58,
    }) +
    `<clipPath id="pane"><path d="${pane}"/></clipPath></defs>${rectangle(0, 0, 1200, 900, 'url(#wall)')}` +
    arcadeOfNiches(p) +
    fill(arch(600, 660, 520, 640, 0.46), p.stone(0.93, 0.8)) +
    fill(arch(600, 652, 474, 602, 0.46), p.stone(0.6, 0.7)) +
    `<g clip-path="url(#pane)">${rectangle(380, 60, 440, 600, 'url(#day)')}${fill(
      hills(1200, 560, 700, [
        [20, 1],
        [10, 2],
      ]),
      p.tint(0.74, 0.05),
      'opacity="0.7"',
    )}${rectangle(380, 60, 440, 600, 'url(#sun)')}${rectangle(380, 60, 440, 600, 'url(#lattice)')}</g>` +
    rectangle(0, 0, 1200, 900, 'url(#halo)', 'opacity="0.55"') +
    `${rectangle(0, 660, 1200, 240, 'url(#floor)')}${rectangle(0, 660, 1200, 4, p.light, 'opacity="0.5"')}${fill(beams, 'url(#beam)')}` +
    openBook(600, 850, 250, p)
  )
}

type SceneColours = ReturnType<typeof createSceneColours>

const arcadeOfNiches = (p: SceneColours) =>
  [150, 1050]
    .map(
      (x) =>
        fill(arch(x, 620, 180, 380, 0.46), p.stone(0.6, 0.5), 'opacity="0.7"') +
        fill(arch(x, 612, 150, 350, 0.46), p.stone(0.7, 0.6), 'opacity="0.8"'),
    )
    .join('')

/** A book open on its folding stand. */
function openBook(cx: number, base: number, size: number, p: SceneColours): string {
  const xy = (x: number, y: number) => `${formatNumber(cx + size * x)} ${formatNumber(base - size * y)}`
  const page = (s: 1 | -1) =>
    `M${xy(0, 0.5)}C${xy(s * 0.14, 0.64)} ${xy(s * 0.36, 0.66)} ${xy(s * 0.56, 0.58)}L${xy(s * 0.6, 0.68)}C${xy(s * 0.4, 0.8)} ${xy(s * 0.16, 0.78)} ${xy(0, 0.62)}Z`
  const lines = [-1, 1]
    .flatMap((s) =>
      [0.2, 0.45, 0.7].map(
        (t) => `M${xy(s * 0.09, 0.6 + t * 0.07)}Q${xy(s * 0.3, 0.665 + t * 0.09)} ${xy(s * 0.5, 0.605 + t * 0.09)}`,
      ),
    )
    .join('')
  return (
    `<ellipse cx="${formatNumber(cx)}" cy="${formatNumber(base)}" rx="${formatNumber(size * 0.62)}" ry="${formatNumber(size * 0.06)}" fill="${p.stone(0.2, 0.2)}" opacity="0.35"/>` +
    fill(
      `M${xy(-0.5, 0)}L${xy(-0.38, 0)}L${xy(0.56, 0.56)}L${xy(0.5, 0.62)}ZM${xy(0.5, 0)}L${xy(0.38, 0)}L${xy(-0.56, 0.56)}L${xy(-0.5, 0.62)}Z`,
      p.stone(0.42, 0.8),
    ) +
    fill(
      `M${xy(0, 0.46)}L${xy(0.62, 0.56)}V${formatNumber(base - size * 0.62)}L${xy(0, 0.54)}L${xy(-0.62, 0.62)}V${formatNumber(base - size * 0.56)}Z`,
      p.tint(0.4, 0.08),
    ) +
    fill(page(-1), p.stone(0.97, 0.7)) +
    fill(page(1), p.stone(0.93, 0.75)) +
    line(lines, p.stone(0.6, 0.6), size * 0.007, 'opacity="0.8"')
  )
}

/** Lanterns under an arch, for an evening together. 1200 by 900. */
export function evening(seed: string): string {
  const p = createSceneColours(seed, 'isha')
  const lanterns = [
    { x: 300, top: 250, size: 118 },
    { x: 452, top: 130, size: 92 },
    { x: 600, top: 300, size: 150 },
    { x: 748, top: 120, size: 92 },
    { x: 900, top: 230, size: 118 },
  ]
  const lamps = lanterns.map(({ x, top, size }, i) => {
    const { metal, glass, centre } = lantern(x, top, size)
    return {
      defs: radialGradient(`lamp${i}`, x, centre, size * 2.5, fadingStops(p.stone(0.84, 1), 0.85)),
      light: rectangle(x - size * 2.6, centre - size * 2.6, size * 5.2, size * 5.2, `url(#lamp${i})`),
      body:
        line(`M${x} 0V${top}`, p.stone(0.62, 0.8), 2.4) +
        fill(glass, 'url(#glass)') +
        line(
          `M${formatNumber(x - size * 0.13)} ${formatNumber(top + size * 0.47)}L${formatNumber(x - size * 0.16)} ${formatNumber(top + size * 0.72)}L${formatNumber(x - size * 0.08)} ${formatNumber(top + size * 1.12)}M${formatNumber(x + size * 0.13)} ${formatNumber(top + size * 0.47)}L${formatNumber(x + size * 0.16)} ${formatNumber(top + size * 0.72)}L${formatNumber(x + size * 0.08)} ${formatNumber(top + size * 1.12)}M${formatNumber(x - size * 0.4)} ${formatNumber(top + size * 0.72)}H${formatNumber(x + size * 0.4)}`,
          p.stone(0.6, 0.95),
          size * 0.022,
        ) +
        fill(metal, p.stone(0.5, 0.85)),
    }
  })
  const opening = arch(600, 960, 1080, 940, 0.5)
  return (
    `<defs>${verticalGradient('sky', [
      [0, p.sky[0]],
      [0.5, p.sky[1]],
      [0.82, p.sky[2]],
      [1, p.sky[3]],
    ])}${verticalGradient('glass', [
      [0, p.stone(0.82, 1)],
      [0.55, p.light],
      [1, p.stone(0.86, 1)],
    ])}` +
    verticalGradient('warm', [
      [0, p.stone(0.76, 1)],
      [1, p.light],
    ]) +
    field('girih', { word: 'evening', tile: 62, ink: p.tint(0.55, 0.06), weight: 1.6, heart: 0.42, spread: 0 }) +
    `${lamps.map(({ defs }) => defs).join('')}</defs>${rectangle(0, 0, 1200, 900, 'url(#sky)')}${stars('evening', 1200, 620, 130, '#ffffff')}` +
    fill(
      hills(1200, 742, 900, [
        [26, 0.8],
        [12, 2.4],
        [6, 1],
      ]),
      p.stone(0.34, 0.05),
    ) +
    fill(
      `M0 900V800H1200V900Z${dome(600, 802, 104, 132)}${finial(600, 676, 44)}${minaret(410, 900, 300, 26)}${minaret(790, 900, 300, 26)}`,
      p.stone(0.26, 0.08),
    ) +
    fill(arcade(150, 1050, 900, 66, 14, 0.4), 'url(#warm)', 'opacity="0.9"') +
    `${lamps.map(({ light }) => light).join('')}<path d="M0 0H1200V900H0Z${opening}" fill="${p.tint(0.24, 0.05)}" fill-rule="evenodd"/>` +
    `<path d="M0 0H1200V900H0Z${opening}" fill="url(#girih)" fill-rule="evenodd" opacity="0.4"/>` +
    line(arch(600, 960, 1062, 924, 0.5), p.stone(0.66, 0.9), 5, 'opacity="0.75"') +
    lamps.map(({ body }) => body).join('')
  )
}
