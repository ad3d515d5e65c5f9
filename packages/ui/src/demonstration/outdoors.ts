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
  stars,
} from './sceneColours.ts'
import { arcade, arch, cypress, dome, finial, hills, minaret } from './shapes.ts'

/** A courtyard before sunrise: the mosque on its axis, reflected in the water. 1600 by 900. */
export function courtyard(seed: string): string {
  const p = createSceneColours(seed, 'fajr')
  const ground = 604
  const walls =
    minaret(332, ground, 500, 46) +
    minaret(1268, ground, 500, 46) +
    `M392 ${ground}V446H1208V${ground}ZM0 ${ground}V508H1600V${ground}Z` +
    `M664 ${ground}V392H936V${ground}ZM690 396H910V352H690Z`
  const domes =
    dome(800, 356, 108, 150) +
    finial(800, 210, 58) +
    [520, 1080].map((x) => dome(x, 450, 66, 84) + finial(x, 369, 34)).join('')
  const doors =
    arcade(412, 652, ground, 112, 3) +
    arcade(948, 1188, ground, 112, 3) +
    arcade(16, 280, ground, 70, 5) +
    arcade(1320, 1584, ground, 70, 5)
  const trees = [
    [352, 124],
    [1248, 118],
    [236, 96],
    [1364, 100],
  ]
    .map(([x = 0, h = 0]) => cypress(x, ground, h, h * 0.13))
    .join('')
  const next = createRandom('ripples')
  const ripples = Array.from({ length: 34 }, () => {
    const depth = next() ** 1.4
    const [y, w, x] = [662 + depth * 226, 30 + next() * 240 * (0.4 + depth), next() * 1600]
    return rectangle(x - w / 2, y, w, 1 + depth * 2.2, p.light, `opacity="${(0.05 + next() * 0.13).toFixed(2)}" rx="1"`)
  }).join('')
  return (
    `<defs>${verticalGradient('sky', [
      [0, p.sky[0]],
      [0.4, p.sky[1]],
      [0.74, p.sky[2]],
      [1, p.sky[3]],
    ])}` +
    radialGradient('sun', 800, 600, 1050, fadingStops(p.light, 0.96), 0.52) +
    verticalGradient('wall', [
      [0, p.stone(0.46, 0.12)],
      [0.55, p.stone(0.56, 0.3)],
      [1, p.stone(0.72, 0.62)],
    ]) +
    verticalGradient('dome', [
      [0, p.tint(0.56, 0.07)],
      [0.5, p.tint(0.5, 0.075)],
      [1, p.tint(0.42, 0.07)],
    ]) +
    verticalGradient('lamp', [
      [0, p.stone(0.74, 1)],
      [0.6, p.stone(0.86, 1)],
      [1, p.light],
    ]) +
    verticalGradient('water', [
      [0, p.sky[3], 0.1],
      [0.35, p.sky[1], 0.34],
      [1, p.sky[0], 0.82],
    ]) +
    field('ribs', { word: 'courtyard', tile: 34, ink: p.tint(0.72, 0.05), weight: 0.9, heart: 0, spread: 0 }) +
    `<filter id="soft"><feGaussianBlur stdDeviation="5 1.2"/></filter></defs>` +
    `<g id="above">${rectangle(0, 0, 1600, 620, 'url(#sky)')}${stars('dawn', 1600, 300, 90, '#ffffff')}${rectangle(0, 0, 1600, 620, 'url(#sun)')}` +
    fill(
      hills(1600, 556, 620, [
        [14, 0.4],
        [10, 2.1],
        [5, 4],
      ]),
      p.sky[2],
      'opacity="0.85"',
    ) +
    fill(
      hills(1600, 578, 620, [
        [9, 2.4],
        [7, 0.6],
        [4, 1],
      ]),
      p.sky[1],
      'opacity="0.4"',
    ) +
    `${fill(domes, 'url(#dome)')}${fill(domes, 'url(#ribs)', 'opacity="0.35"')}${fill(walls, 'url(#wall)')}` +
    `${rectangle(392, 446, 816, 3, p.light, 'opacity="0.5"')}${rectangle(664, 392, 272, 3, p.light, 'opacity="0.6"')}${rectangle(0, 508, 1600, 2.5, p.light, 'opacity="0.35"')}` +
    fill(arcade(700, 900, 388, 26, 8, 0.4), p.stone(0.84, 1)) +
    fill(doors, 'url(#lamp)', 'opacity="0.95"') +
    fill(arch(800, ground, 176, 190), p.stone(0.4, 0.2)) +
    fill(arch(800, ground, 150, 172), p.stone(0.7, 0.95)) +
    fill(arch(800, ground, 118, 142), p.stone(0.79, 1)) +
    fill(arch(800, ground, 86, 112), p.stone(0.87, 0.95)) +
    fill(arch(800, ground, 54, 80), p.light) +
    `${fill(trees, p.stone(0.36, 0.12))}${rectangle(0, ground, 1600, 16, p.stone(0.78, 0.65))}</g>` +
    `<clipPath id="pool"><rect x="0" y="636" width="1600" height="264"/></clipPath>` +
    `${rectangle(0, 618, 1600, 24, p.stone(0.6, 0.4))}${rectangle(0, 618, 1600, 3, p.light, 'opacity="0.6"')}` +
    `<g clip-path="url(#pool)"><g filter="url(#soft)"><use href="#above" transform="translate(0 1252) scale(1 -1)"/></g>${rectangle(0, 636, 1600, 264, 'url(#water)')}${ripples}${rectangle(0, 636, 1600, 5, p.stone(0.3, 0.1), 'opacity="0.45"')}</g>`
  )
}

/** A great dome in the afternoon, its tiles the tenant's own colour. 1200 by 900. */
export function roof(seed: string): string {
  const p = createSceneColours(seed, 'asr')
  const body = dome(660, 800, 372, 590)
  const next = createRandom('birds')
  const birds = Array.from({ length: 7 }, (_, i) => {
    const [x, y, s] = [120 + i * 44 + next() * 40, 190 + i * 16 + next() * 90, 9 + next() * 8]
    return `M${formatNumber(x - s)} ${formatNumber(y - s * 0.2)}Q${formatNumber(x - s * 0.4)} ${formatNumber(y - s * 0.7)} ${formatNumber(x)} ${formatNumber(y)}Q${formatNumber(x + s * 0.4)} ${formatNumber(y - s * 0.7)} ${formatNumber(x + s)} ${formatNumber(y - s * 0.3)}`
  }).join('')
  return (
    `<defs>${verticalGradient('sky', [
      [0, p.sky[0]],
      [0.45, p.sky[1]],
      [0.8, p.sky[2]],
      [1, p.sky[3]],
    ])}` +
    radialGradient('sun', 170, 600, 1000, fadingStops(p.light, 1)) +
    horizontalGradient('tiles', [
      [0, p.tint(0.7, 0.085)],
      [0.35, p.tint(0.58, 0.1)],
      [0.72, p.tint(0.44, 0.09)],
      [1, p.tint(0.33, 0.075)],
    ]) +
    horizontalGradient('drum', [
      [0, p.stone(0.93, 0.9)],
      [0.4, p.stone(0.84, 0.75)],
      [1, p.stone(0.5, 0.35)],
    ]) +
    field('girih', {
      word: 'roof',
      tile: 92,
      ink: p.tint(0.9, 0.04),
      weight: 2,
      star: p.tint(0.8, 0.06),
      from: [614, 30],
      heart: 0.42,
      spread: 0,
      angle: 56,
    }) +
    radialGradient('sheen', 440, 440, 420, fadingStops('#ffffff', 0.6)) +
    `<clipPath id="dome"><path d="${body}"/></clipPath></defs>${rectangle(0, 0, 1200, 900, 'url(#sky)')}${rectangle(0, 0, 1200, 900, 'url(#sun)')}` +
    fill(
      hills(1200, 812, 900, [
        [16, 1],
        [9, 3],
        [5, 5],
      ]),
      p.sky[1],
      'opacity="0.5"',
    ) +
    line(birds, p.stone(0.42, 0.1), 2.6, 'opacity="0.7"') +
    fill(minaret(1112, 960, 700, 56), p.stone(0.74, 0.45), 'opacity="0.8"') +
    `${fill(finial(660, 216, 128), p.stone(0.74, 1))}${fill(body, 'url(#tiles)')}` +
    `<g clip-path="url(#dome)">${rectangle(240, 180, 840, 640, 'url(#girih)', 'opacity="0.5"')}${rectangle(240, 180, 840, 640, 'url(#sheen)')}</g>` +
    `${rectangle(300, 792, 720, 108, 'url(#drum)')}${rectangle(288, 786, 744, 14, p.stone(0.95, 0.8))}` +
    fill(arcade(310, 1010, 900, 78, 9, 0.34), p.stone(0.36, 0.55), 'opacity="0.8"')
  )
}

/** A hillside of houses at dusk, a lamp in every other window. 1200 by 900. */
export function neighbours(seed: string): string {
  const p = createSceneColours(seed, 'maghrib')
  const next = createRandom('neighbours')
  const rows = [
    { y: 520, size: 74, l: 0.66, warmth: 0.5 },
    { y: 620, size: 96, l: 0.57, warmth: 0.4 },
    { y: 740, size: 124, l: 0.47, warmth: 0.3 },
    { y: 900, size: 158, l: 0.37, warmth: 0.22 },
  ]
  const houses = rows.map(({ y, size, l, warmth }, row) => {
    let svg = ''
    for (let x = -size * next(); x < 1200;) {
      const w = size * (0.8 + next() * 0.6)
      const h = size * (0.9 + next() * 0.75)
      const lift = Math.sin(((x + w / 2) / 1200) * Math.PI) * 58 * (1 - row * 0.28)
      const top = y - h - lift
      const tone = p.stone(l + next() * 0.05, warmth)
      const roofs = next()
      svg += rectangle(x, top, w, 900 - top, tone) + rectangle(x, top, w, 3, p.light, 'opacity="0.35"')
      if (roofs < 0.2) svg += fill(dome(x + w / 2, top + 1, w * 0.3, w * 0.3), tone)
      if (roofs > 0.72) svg += rectangle(x + w * 0.2, top - size * 0.22, w * 0.42, size * 0.24, tone)
      const count = w > size * 1.1 ? 3 : 2
      for (let i = 0; i < count; i++) {
        const lit = next() < 0.58
        const cx = x + (w * (i + 0.5)) / count
        const door = arch(cx, top + h * 0.62, size * 0.17, size * 0.3)
        svg += lit ? fill(door, 'url(#lamp)') : fill(door, p.stone(l - 0.1, 0.1))
      }
      x += w
    }
    const trees = Array.from({ length: 4 }, () =>
      cypress(next() * 1200, y + 10, size * (1.5 + next() * 0.8), size * 0.17),
    ).join('')
    return (
      svg + fill(trees, p.stone(l - 0.14, 0.05)) + rectangle(0, y - size, 1200, size * 2, 'url(#mist)', 'opacity="0.5"')
    )
  })
  return (
    `<defs>${verticalGradient('sky', [
      [0, p.sky[0]],
      [0.4, p.sky[1]],
      [0.72, p.sky[2]],
      [1, p.sky[3]],
    ])}` +
    radialGradient('sun', 860, 470, 900, fadingStops(p.light, 0.98), 0.7) +
    verticalGradient('lamp', [
      [0, p.stone(0.8, 1)],
      [1, p.light],
    ]) +
    verticalGradient('mist', [
      [0, p.sky[3], 0],
      [0.5, p.sky[3], 0.3],
      [1, p.sky[3], 0],
    ]) +
    `</defs>${rectangle(0, 0, 1200, 620, 'url(#sky)')}${stars('dusk', 1200, 230, 60, '#ffffff')}${rectangle(0, 0, 1200, 900, 'url(#sun)')}` +
    fill(
      hills(1200, 430, 900, [
        [36, 0.2],
        [20, 2.6],
        [8, 1.1],
      ]),
      p.sky[2],
      'opacity="0.8"',
    ) +
    fill(minaret(352, 560, 390, 30) + dome(436, 452, 62, 84) + finial(436, 370, 34), p.stone(0.6, 0.4)) +
    houses.join('')
  )
}

/** One minaret, the new moon and many stars. 900 by 1200. */
export function night(seed: string): string {
  const p = createSceneColours(seed, 'isha')
  return (
    `<defs>${verticalGradient('sky', [
      [0, p.sky[0]],
      [0.42, p.sky[1]],
      [0.78, p.sky[2]],
      [1, p.sky[3]],
    ])}` +
    radialGradient('moon', 640, 300, 520, fadingStops(p.light, 0.42)) +
    horizontalGradient('shaft', [
      [0, p.stone(0.34, 0.1)],
      [0.55, p.stone(0.5, 0.25)],
      [1, p.stone(0.72, 0.5)],
    ]) +
    verticalGradient('lamp', [
      [0, p.stone(0.78, 1)],
      [1, p.light],
    ]) +
    radialGradient('lit', 340, 262, 330, fadingStops(p.stone(0.85, 1), 0.62)) +
    `<mask id="new"><rect width="900" height="1200" fill="#fff"/><circle cx="618" cy="286" r="66" fill="#000"/></mask></defs>` +
    `${rectangle(0, 0, 900, 1200, 'url(#sky)')}${stars('night', 900, 1000, 190, '#ffffff')}${rectangle(0, 0, 900, 1200, 'url(#moon)')}` +
    `<circle cx="646" cy="304" r="74" fill="${p.light}" mask="url(#new)"/>` +
    fill(
      hills(900, 1060, 1200, [
        [26, 1.2],
        [14, 3.3],
        [8, 0],
      ]),
      p.stone(0.3, 0.02),
    ) +
    `${rectangle(0, 0, 700, 640, 'url(#lit)')}${fill(minaret(340, 1240, 1100, 104), 'url(#shaft)')}` +
    fill(arcade(318, 362, 326, 54, 2, 0.34) + arch(340, 490, 20, 62), 'url(#lamp)') +
    fill(arch(340, 760, 24, 62) + arch(340, 930, 26, 64) + arch(340, 1100, 28, 66), 'url(#lamp)', 'opacity="0.85"') +
    fill(`M560 1200V1010H900V1200Z${dome(760, 1014, 128, 170)}${finial(760, 848, 62)}`, p.stone(0.24, 0.03)) +
    fill(arcade(580, 900, 1200, 120, 4, 0.4), 'url(#lamp)', 'opacity="0.8"')
  )
}
