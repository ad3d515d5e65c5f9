import { field } from './ornament.ts'
import {
  horizontalGradient,
  rectangle,
  createRandom,
  fadingStops,
  verticalGradient,
  fill,
  radialGradient,
  line,
  formatNumber,
  createSceneColours,
  type SceneColours,
} from './sceneColours.ts'
import { arch, lantern } from './shapes.ts'

/** Books in a niche under a lamp. 1200 by 900. */
export function bookshelves(seed: string): string {
  const p = createSceneColours(seed, 'asr')
  const next = createRandom('books')
  const shelf = (level: number, from: number, to: number) => {
    let svg = ''
    for (let x = from; x < to - 26;) {
      const w = 26 + next() * 30
      if (x + w > to) break
      const h = 118 + next() * 62
      const kind = next()
      const tone =
        kind < 0.45
          ? p.tint(0.36 + next() * 0.26, 0.09)
          : kind < 0.8
            ? p.stone(0.5 + next() * 0.28, 0.9)
            : p.stone(0.34 + next() * 0.14, 0.35)
      const isLeaning = next() < 0.12 && x + w + 24 < to
      if (isLeaning) x += 22
      const lean = isLeaning ? ` transform="rotate(-7 ${formatNumber(x)} ${level})"` : ''
      svg +=
        `<g${lean}>${rectangle(x, level - h, w, h, tone, 'rx="3"')}${rectangle(x, level - h, w * 0.24, h, '#ffffff', 'opacity="0.12"')}` +
        `${rectangle(x + w * 0.18, level - h * 0.86, w * 0.64, 4, p.light, 'opacity="0.75"')}${rectangle(x + w * 0.18, level - h * 0.8, w * 0.64, 2, p.light, 'opacity="0.6"')}${rectangle(x + w * 0.18, level - h * 0.16, w * 0.64, 4, p.light, 'opacity="0.75"')}</g>`
      x += w + (next() < 0.07 ? 34 : 2)
    }
    return (
      svg +
      rectangle(from - 30, level, to - from + 60, 18, p.stone(0.62, 0.95)) +
      rectangle(from - 30, level, to - from + 60, 4, p.stone(0.88, 0.95)) +
      rectangle(from - 30, level + 18, to - from + 60, 16, '#000000', 'opacity="0.12"')
    )
  }
  const niche = arch(600, 960, 820, 900, 0.4)
  const hangingLamp = lantern(600, 130, 100)
  return (
    `<defs>${horizontalGradient('wall', [
      [0, p.stone(0.9, 0.7)],
      [0.5, p.stone(0.94, 0.7)],
      [1, p.stone(0.86, 0.6)],
    ])}${verticalGradient('deep', [
      [0, p.tint(0.3, 0.06)],
      [0.6, p.tint(0.4, 0.07)],
      [1, p.tint(0.46, 0.07)],
    ])}` +
    radialGradient('lamp', 600, 210, 640, fadingStops(p.stone(0.9, 1), 0.95)) +
    field('girih', {
      word: 'books',
      tile: 96,
      ink: p.tint(0.62, 0.07),
      weight: 2.4,
      star: p.tint(0.86, 0.03),
      from: [552, 20],
      heart: 0.4,
      spread: 0,
      angle: 55,
    }) +
    `<clipPath id="niche"><path d="${niche}"/></clipPath></defs>${rectangle(0, 0, 1200, 900, 'url(#wall)')}${rectangle(0, 0, 1200, 900, 'url(#girih)', 'opacity="0.55"')}` +
    `${fill(arch(600, 960, 896, 940, 0.4), p.stone(0.97, 0.7))}${fill(arch(600, 960, 860, 920, 0.4), p.stone(0.76, 0.85))}${fill(niche, 'url(#deep)')}` +
    `<g clip-path="url(#niche)">${rectangle(0, 0, 1200, 900, 'url(#lamp)')}${shelf(492, 232, 968)}${shelf(686, 232, 968)}${shelf(880, 232, 968)}${rectangle(0, 0, 1200, 900, 'url(#lamp)', 'opacity="0.28"')}</g>` +
    line('M600 66V130', p.stone(0.5, 0.8), 3) +
    fill(hangingLamp.glass, p.light) +
    fill(hangingLamp.metal, p.stone(0.5, 0.9))
  )
}

const bowl = (cx: number, base: number, w: number, h: number) =>
  `M${formatNumber(cx - w / 2)} ${formatNumber(base - h)}C${formatNumber(cx - w / 2)} ${formatNumber(base - h * 0.3)} ${formatNumber(cx - w * 0.3)} ${formatNumber(base - h * 0.06)} ${formatNumber(cx - w * 0.16)} ${formatNumber(base - h * 0.06)}V${formatNumber(base)}H${formatNumber(cx + w * 0.16)}V${formatNumber(base - h * 0.06)}` +
  `C${formatNumber(cx + w * 0.3)} ${formatNumber(base - h * 0.06)} ${formatNumber(cx + w / 2)} ${formatNumber(base - h * 0.3)} ${formatNumber(cx + w / 2)} ${formatNumber(base - h)}Z`

function steam(cx: number, from: number, height: number, p: SceneColours): string {
  return [-34, 0, 34]
    .map((dx, i) => {
      const [x, h] = [cx + dx, height * (i === 1 ? 1 : 0.74)]
      return line(
        `M${formatNumber(x)} ${formatNumber(from)}C${formatNumber(x - 30)} ${formatNumber(from - h * 0.3)} ${formatNumber(x + 30)} ${formatNumber(from - h * 0.55)} ${formatNumber(x)} ${formatNumber(from - h)}`,
        p.light,
        9,
        'opacity="0.5" filter="url(#soft)"',
      )
    })
    .join('')
}

/** A jug with one handle and a tiled band. */
function jug(p: SceneColours): string {
  const body =
    'M196 742C150 700 150 610 186 560C198 542 200 520 196 490H260C256 520 258 542 270 560C306 610 306 700 260 742Z'
  return (
    `<ellipse cx="230" cy="742" rx="72" ry="9" fill="${p.stone(0.3, 0.6)}" opacity="0.28"/>` +
    line('M186 560C120 560 112 640 162 664', p.tint(0.44, 0.09), 15) +
    `${fill(body, p.tint(0.46, 0.09))}${fill(body, 'url(#round)')}` +
    `<ellipse cx="228" cy="490" rx="33" ry="8" fill="${p.tint(0.72, 0.06)}"/>${rectangle(160, 628, 136, 20, 'url(#girih)', 'opacity="0.8"')}`
  )
}

/** Bowls, bread and a jug on a long table by the window. 1200 by 900. */
export function table(seed: string): string {
  const p = createSceneColours(seed, 'sunrise')
  const windows = [250, 600, 950]
    .map(
      (x) => fill(arch(x, 560, 244, 430, 0.46), p.stone(0.97, 0.85)) + fill(arch(x, 552, 210, 400, 0.46), 'url(#day)'),
    )
    .join('')
  const dish = (cx: number, w: number, h: number, tone: string, inside: string) =>
    `<ellipse cx="${cx}" cy="742" rx="${formatNumber(w * 0.4)}" ry="10" fill="${p.stone(0.3, 0.6)}" opacity="0.28"/>` +
    fill(bowl(cx, 740, w, h), tone) +
    fill(bowl(cx, 740, w, h), 'url(#round)') +
    `<ellipse cx="${cx}" cy="${740 - h}" rx="${w / 2}" ry="${formatNumber(w * 0.085)}" fill="${p.stone(0.94, 0.7)}"/><ellipse cx="${cx}" cy="${740 - h + 3}" rx="${formatNumber(w * 0.455)}" ry="${formatNumber(w * 0.066)}" fill="${inside}"/>`
  const band = (cx: number, w: number, y: number) => rectangle(cx - w / 2, y, w, 20, 'url(#girih)', 'opacity="0.85"')
  const dates = [
    [-52, 0],
    [-22, 2],
    [8, 0],
    [38, 2],
    [-38, -15],
    [-8, -16],
    [24, -15],
    [-10, -30],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<ellipse cx="${892 + x}" cy="${702 + y}" rx="21" ry="11" fill="${p.stone(0.36 + (x + 60) / 900, 0.75)}"/>`,
    )
    .join('')
  const loaf = (x: number, y: number, w: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${formatNumber(w * 0.2)}" fill="${p.stone(0.7, 1)}"/><ellipse cx="${x - 6}" cy="${y - 5}" rx="${formatNumber(w * 0.86)}" ry="${formatNumber(w * 0.13)}" fill="${p.stone(0.83, 1)}"/>`
  return (
    `<defs>${verticalGradient('wall', [
      [0, p.stone(0.78, 0.62)],
      [1, p.stone(0.88, 0.75)],
    ])}${verticalGradient('day', [
      [0, p.sky[0]],
      [0.55, p.sky[2]],
      [1, p.light],
    ])}` +
    verticalGradient('table', [
      [0, p.stone(0.8, 0.95)],
      [0.1, p.stone(0.66, 0.9)],
      [1, p.stone(0.48, 0.75)],
    ]) +
    horizontalGradient('round', [
      [0, '#ffffff', 0.28],
      [0.4, '#ffffff', 0],
      [1, '#000000', 0.26],
    ]) +
    radialGradient('sun', 600, 330, 760, fadingStops('#ffffff', 0.75)) +
    field('girih', { word: 'table', tile: 20, ink: p.light, weight: 1.3, from: [0, 660], heart: 0, spread: 0 }) +
    `<filter id="soft" x="-100%" width="300%"><feGaussianBlur stdDeviation="6"/></filter></defs>` +
    `${rectangle(0, 0, 1200, 900, 'url(#wall)')}${windows}${rectangle(0, 0, 1200, 900, 'url(#sun)')}` +
    `${rectangle(0, 700, 1200, 200, 'url(#table)')}${rectangle(0, 700, 1200, 3, '#ffffff', 'opacity="0.5"')}` +
    `${steam(446, 560, 190, p)}${steam(676, 610, 130, p)}` +
    `<g transform="translate(-36 0)">${jug(p)}</g>` +
    dish(446, 260, 150, p.tint(0.56, 0.1), p.stone(0.72, 1)) +
    band(446, 232, 640) +
    dish(676, 190, 104, p.stone(0.86, 0.8), p.stone(0.6, 0.9)) +
    `<ellipse cx="892" cy="738" rx="104" ry="12" fill="${p.stone(0.3, 0.6)}" opacity="0.25"/>${fill('M772 706H1012C1006 728 950 736 892 736C834 736 778 728 772 706Z', p.tint(0.7, 0.06))}${dates}` +
    `${loaf(1090, 732, 92)}${loaf(1078, 708, 86)}${loaf(1096, 685, 78)}`
  )
}
