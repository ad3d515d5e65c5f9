import {
  rectangle,
  createRandom,
  fadingStops,
  verticalGradient,
  fill,
  radialGradient,
  line,
  formatNumber,
  createSceneColours,
  stars,
} from './sceneColours.ts'
import { arcade, arch, dome, finial, hills, minaret } from './shapes.ts'

const sky = (stops: readonly [string, string, string, string]) =>
  verticalGradient('sky', [
    [0, stops[0]],
    [0.4, stops[1]],
    [0.74, stops[2]],
    [1, stops[3]],
  ])

/** A boat at rest: its hull, and a mast with a furled sail. */
function boat(cx: number, water: number, size: number): { hull: string; mast: string } {
  const xy = (x: number, y: number) => `${formatNumber(cx + size * x)} ${formatNumber(water + size * y)}`
  return {
    hull: `M${xy(-0.5, -0.16)}Q${xy(0, -0.08)} ${xy(0.54, -0.24)}Q${xy(0.42, 0.02)} ${xy(0.26, 0.05)}H${formatNumber(cx - size * 0.34)}Q${xy(-0.46, 0)} ${xy(-0.5, -0.16)}Z`,
    mast: `M${xy(-0.02, -0.12)}L${xy(-0.02, -1.15)}M${xy(-0.02, -0.3)}L${xy(-0.42, -0.24)}M${xy(-0.02, -1.1)}L${xy(-0.46, -0.2)}M${xy(-0.02, -1.1)}L${xy(0.5, -0.26)}`,
  }
}

/** A harbour at dawn: boats at rest before a town of narrow houses, one dome among them. 1600 by 900. */
export function harbour(seed: string): string {
  const p = createSceneColours(seed, 'fajr')
  const next = createRandom('harbour')
  const shore = 560
  let town = ''
  for (let x = -20; x < 1600;) {
    const [w, h] = [46 + next() * 44, 90 + next() * 92]
    const tone = next() < 0.3 ? p.tint(0.5 + next() * 0.16, 0.05) : p.stone(0.42 + next() * 0.2, 0.2 + next() * 0.35)
    const gable = next() < 0.6 ? `L${formatNumber(x + w / 2)} ${formatNumber(shore - h - w * 0.5)}` : ''
    town += fill(
      `M${formatNumber(x)} ${shore}V${formatNumber(shore - h)}${gable}L${formatNumber(x + w)} ${formatNumber(shore - h)}V${shore}Z`,
      tone,
    )
    for (let row = 0; row < 3; row++)
      for (const side of [0.3, 0.7])
        if (next() < 0.55)
          town += rectangle(
            x + w * side - 4,
            shore - h + 16 + row * 30,
            8,
            14,
            next() < 0.5 ? p.light : p.stone(0.3, 0.1),
          )
    x += w
  }
  const mosque =
    minaret(1010, shore, 300, 24) +
    `M1040 ${shore}V436H1190V${shore}Z` +
    dome(1115, 440, 66, 92) +
    finial(1115, 350, 36) +
    arcade(1046, 1184, shore, 64, 4)
  const boats = [
    [250, 690, 190],
    [560, 640, 120],
    [860, 720, 220],
    [1260, 660, 150],
    [1470, 760, 250],
  ].map(([x = 0, y = 0, s = 0]) => ({ ...boat(x, y, s), s }))
  const boatsSvg = boats
    .map(
      ({ hull, mast, s }, i) =>
        line(mast, p.stone(0.26, 0.1), s * 0.012) + fill(hull, i % 2 ? p.tint(0.42, 0.08) : p.stone(0.3, 0.15)),
    )
    .join('')
  const ripples = Array.from({ length: 60 }, () => {
    const depth = next() ** 1.3
    const [y, w, x] = [600 + depth * 290, 40 + next() * 220 * (0.4 + depth), next() * 1600]
    return rectangle(x - w / 2, y, w, 1 + depth * 2.4, p.light, `opacity="${(0.06 + next() * 0.16).toFixed(2)}" rx="1"`)
  }).join('')
  return (
    `<defs>${sky(p.sky)}${radialGradient('sun', 480, 560, 980, fadingStops(p.light, 0.95), 0.5)}` +
    verticalGradient('water', [
      [0, p.sky[3], 0.25],
      [0.4, p.sky[1], 0.55],
      [1, p.sky[0], 0.92],
    ]) +
    `<filter id="soft"><feGaussianBlur stdDeviation="4 1"/></filter><clipPath id="sea"><rect y="574" width="1600" height="326"/></clipPath></defs>` +
    `<g id="above">${rectangle(0, 0, 1600, 580, 'url(#sky)')}${stars('harbour', 1600, 220, 50, '#ffffff')}${rectangle(0, 0, 1600, 580, 'url(#sun)')}` +
    fill(
      hills(1600, 470, 580, [
        [40, 0.6],
        [18, 2.4],
        [8, 4],
      ]),
      p.sky[1],
      'opacity="0.75"',
    ) +
    `${town}${fill(mosque, p.stone(0.78, 0.6))}${rectangle(0, shore, 1600, 14, p.stone(0.34, 0.15))}</g>` +
    `<g clip-path="url(#sea)"><g filter="url(#soft)"><use href="#above" transform="translate(0 1148) scale(1 -1)"/></g>${rectangle(0, 574, 1600, 326, 'url(#water)')}${ripples}</g>${boatsSvg}`
  )
}

/** A date palm: a slightly leaning stem, and its crown. */
function palm(cx: number, base: number, height: number, lean: number): { stem: string; crown: string } {
  const [tx, ty] = [cx + lean * height, base - height]
  const w = height * 0.026
  const stem = `M${formatNumber(cx - w * 1.5)} ${formatNumber(base)}Q${formatNumber(cx + lean * height * 0.2 - w)} ${formatNumber(base - height * 0.6)} ${formatNumber(tx - w * 0.8)} ${formatNumber(ty)}H${formatNumber(tx + w * 0.8)}Q${formatNumber(cx + lean * height * 0.2 + w)} ${formatNumber(base - height * 0.6)} ${formatNumber(cx + w * 1.5)} ${formatNumber(base)}Z`
  const crown = Array.from({ length: 13 }, (_, i) => {
    const turn = Math.PI * (0.9 + (i / 12) * 1.2)
    const reach = height * (0.3 + 0.05 * Math.sin(i * 2.3))
    const [x, y] = [tx + Math.cos(turn) * reach, ty + Math.sin(turn) * reach * 0.8]
    const droop = height * 0.17 + Math.abs(Math.cos(turn)) * height * 0.07
    const [mx, my] = [tx + Math.cos(turn) * reach * 0.6, ty + Math.sin(turn) * reach - height * 0.06]
    return `M${formatNumber(tx)} ${formatNumber(ty)}Q${formatNumber(mx)} ${formatNumber(my)} ${formatNumber(x)} ${formatNumber(y + droop)}Q${formatNumber(mx - w)} ${formatNumber(my + height * 0.07)} ${formatNumber(tx)} ${formatNumber(ty + w)}Z`
  }).join('')
  return { stem, crown }
}

/** Date palms, a low wall and a minaret after sunset, by the sea. 1600 by 900. */
export function palms(seed: string): string {
  const p = createSceneColours(seed, 'maghrib')
  const trees = [
    palm(210, 830, 520, 0.05),
    palm(330, 830, 380, -0.06),
    palm(1330, 830, 560, -0.04),
    palm(1470, 830, 420, 0.07),
    palm(1210, 830, 330, 0.05),
  ]
  const walls =
    minaret(1010, 830, 590, 54) +
    `M470 830V640H960V830ZM540 644V590H890V644Z` +
    dome(715, 594, 118, 168) +
    finial(715, 428, 64) +
    [520, 910].map((x) => dome(x, 642, 38, 52) + finial(x, 592, 26)).join('')
  return (
    `<defs>${sky(p.sky)}${radialGradient('sun', 715, 760, 1050, fadingStops(p.light, 0.98), 0.6)}` +
    verticalGradient('wall', [
      [0, p.stone(0.42, 0.2)],
      [1, p.stone(0.66, 0.6)],
    ]) +
    verticalGradient('dome', [
      [0, p.tint(0.58, 0.09)],
      [1, p.tint(0.42, 0.08)],
    ]) +
    verticalGradient('lamp', [
      [0, p.stone(0.8, 1)],
      [1, p.light],
    ]) +
    `</defs>${rectangle(0, 0, 1600, 900, 'url(#sky)')}${stars('palms', 1600, 300, 70, '#ffffff')}${rectangle(0, 0, 1600, 900, 'url(#sun)')}` +
    `${rectangle(0, 770, 1600, 70, p.sky[1], 'opacity="0.55"')}${rectangle(0, 770, 1600, 2, p.light, 'opacity="0.7"')}` +
    `${fill(walls, 'url(#wall)')}${fill(dome(715, 594, 118, 168), 'url(#dome)')}${rectangle(470, 640, 490, 3, p.light, 'opacity="0.5"')}` +
    `${fill(arcade(486, 652, 830, 130, 3) + arcade(778, 944, 830, 130, 3), 'url(#lamp)')}${fill(arch(715, 830, 92, 156), 'url(#lamp)')}` +
    trees.map(({ stem, crown }) => fill(stem, p.stone(0.26, 0.1)) + fill(crown, p.stone(0.24, 0.02))).join('') +
    `${rectangle(0, 828, 1600, 72, p.stone(0.24, 0.12))}${rectangle(0, 828, 1600, 3, p.light, 'opacity="0.35"')}`
  )
}

/** A row of brick houses in winter, two of them lit: a mosque converted from two homes. 1200 by 900. */
export function terrace(seed: string): string {
  const p = createSceneColours(seed, 'maghrib')
  const next = createRandom('terrace')
  const [top, street, w] = [330, 760, 200]
  const houses = Array.from({ length: 7 }, (_, i) => {
    const x = -100 + i * w
    const isMosque = i === 3 || i === 4
    const brick = isMosque ? p.tint(0.52, 0.1) : p.tint(0.38 + next() * 0.06, 0.06)
    const glass = (lit: boolean) => (lit ? 'url(#lamp)' : p.stone(0.27, 0.05))
    const sash = (dx: number, y: number, lit: boolean) =>
      rectangle(x + dx - 4, y - 8, 58, 92, p.stone(isMosque ? 0.86 : 0.6, 0.5)) +
      rectangle(x + dx, y, 50, 76, glass(lit)) +
      rectangle(x + dx, y + 37, 50, 3, p.stone(0.5, 0.4)) +
      rectangle(x + dx + 24, y, 2.5, 76, p.stone(0.5, 0.4))
    const door = arch(x + 148, street, 58, 150, 0.3)
    return (
      fill(`M${x} ${street}V${top}H${x + w}V${street}Z`, brick) +
      fill(`M${x - 1} ${top + 6}V${top - 92}H${x + w + 1}V${top + 6}Z`, p.stone(0.3, 0.05)) +
      fill(`M${x - 1} ${top - 84}V${top - 92}H${x + w + 1}V${top - 84}Z`, p.light, 'opacity="0.75"') +
      rectangle(x + w - 34, top - 140, 44, 64, p.tint(0.32, 0.05)) +
      rectangle(x + w - 36, top - 144, 48, 7, p.light, 'opacity="0.8"') +
      sash(26, top + 52, isMosque || next() < 0.4) +
      sash(124, top + 52, isMosque || next() < 0.3) +
      sash(26, top + 234, isMosque || next() < 0.5) +
      fill(door, isMosque ? p.tint(0.34, 0.12) : p.stone(0.33, 0.1)) +
      (isMosque ? fill(arch(x + 148, top + 306, 50, 42, 0.9), 'url(#lamp)') : '')
    )
  }).join('')
  const flakes = Array.from({ length: 150 }, () => {
    const [x, y, r] = [next() * 1200, next() * 860, 1 + next() * 2.6]
    return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="#fff" opacity="${(0.3 + next() * 0.5).toFixed(2)}"/>`
  }).join('')
  return (
    `<defs>${sky(p.sky)}${radialGradient('warm', 600, 640, 460, fadingStops(p.light, 0.5))}${radialGradient('spill', 600, 800, 520, fadingStops(p.light, 0.9), 0.3)}` +
    verticalGradient('lamp', [
      [0, p.stone(0.82, 1)],
      [1, p.light],
    ]) +
    verticalGradient('snow', [
      [0, p.stone(0.9, 0.2)],
      [1, p.stone(0.66, 0.05)],
    ]) +
    `</defs>${rectangle(0, 0, 1200, 900, 'url(#sky)')}` +
    fill(dome(600, 252, 56, 72) + finial(600, 182, 44) + minaret(450, 300, 250, 22), p.stone(0.52, 0.3)) +
    `${houses}${rectangle(0, 754, 1200, 146, 'url(#snow)')}${rectangle(0, 0, 1200, 900, 'url(#warm)')}${rectangle(0, 754, 1200, 146, 'url(#spill)')}${flakes}`
  )
}
