import { toHex } from '../theme/colour.ts'
import { field } from './ornament.ts'
import {
  rectangle,
  createRandom,
  fadingStops,
  verticalGradient,
  fill,
  radialGradient,
  formatNumber,
  createSceneColours,
} from './sceneColours.ts'
import { arch, cypress } from './shapes.ts'

/** A walled garden with a channel of water that runs towards a pavilion. 1200 by 900. */
export function garden(seed: string): string {
  const p = createSceneColours(seed, 'dhuhr')
  const next = createRandom('garden')
  const horizon = 430
  // Leaves are green, regardless of the mosque's colour.
  const leaf = (l: number) => toHex({ l, c: 0.065, h: 145 })
  const trees = Array.from({ length: 7 }, (_, i) => {
    const near = i / 6
    const [off, h] = [130 + near ** 1.5 * 470, 130 + near ** 1.4 * 360]
    const base = horizon + 20 + near ** 1.6 * 300
    return [-1, 1]
      .map((s) => fill(cypress(600 + s * off, base, h, h * 0.13), leaf(0.44 - near * 0.12 + next() * 0.03)))
      .join('')
  }).join('')
  const jets = Array.from({ length: 5 }, (_, i) => {
    const near = (i + 1) / 5
    const [y, h] = [horizon + 60 + near ** 1.7 * 330, 18 + near * 62]
    return (
      fill(
        `M${formatNumber(600 - h * 0.05)} ${formatNumber(y)}Q600 ${formatNumber(y - h * 2)} ${formatNumber(600 + h * 0.05)} ${formatNumber(y)}Z`,
        '#ffffff',
        'opacity="0.8"',
      ) +
      `<ellipse cx="600" cy="${formatNumber(y)}" rx="${formatNumber(h * 0.6)}" ry="${formatNumber(h * 0.14)}" fill="#fff" opacity="0.35"/>`
    )
  }).join('')
  const beds = [-1, 1]
    .map((s) =>
      Array.from({ length: 70 }, () => {
        const near = next() ** 0.7
        const spread = 40 + near * 190
        const [x, y] = [600 + s * (36 + near * 150 + next() * spread), horizon + 34 + near ** 1.5 * 420]
        const tones = [p.stone(0.86, 1), p.tint(0.66, 0.13), '#ffffff', p.stone(0.74, 0.9)]
        return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(2 + near * 8)}" fill="${tones[Math.floor(next() * 4)]}"/>`
      }).join(''),
    )
    .join('')
  return (
    `<defs>${verticalGradient('sky', [
      [0, p.sky[0]],
      [0.6, p.sky[2]],
      [1, p.sky[3]],
    ])}` +
    verticalGradient('grass', [
      [0, leaf(0.7)],
      [1, leaf(0.42)],
    ]) +
    verticalGradient('water', [
      [0, p.sky[3]],
      [0.4, p.sky[1]],
      [1, p.tint(0.46, 0.07)],
    ]) +
    `${radialGradient('sun', 600, 330, 700, fadingStops(p.light, 0.85))}</defs>` +
    `${rectangle(0, 0, 1200, 460, 'url(#sky)')}${rectangle(0, 0, 1200, 700, 'url(#sun)')}` +
    `${rectangle(0, 350, 1200, 92, p.stone(0.8, 0.75))}${rectangle(0, 346, 1200, 8, p.stone(0.93, 0.8))}` +
    fill('M470 440V226H730V440Z', p.stone(0.88, 0.8)) +
    `${rectangle(458, 214, 284, 16, p.stone(0.96, 0.7))}${fill(arch(600, 440, 136, 176), p.tint(0.36, 0.06))}${fill(arch(600, 440, 108, 150), p.stone(0.78, 0.9))}` +
    fill(arch(510, 340, 46, 84) + arch(690, 340, 46, 84), p.tint(0.44, 0.06)) +
    `${rectangle(0, 438, 1200, 462, 'url(#grass)')}${fill('M560 440L80 900H1120L640 440Z', p.stone(0.86, 0.7))}` +
    `${fill('M578 446L330 900H870L622 446Z', p.stone(0.95, 0.6))}${fill('M584 446L380 900H820L616 446Z', 'url(#water)')}${beds}${trees}${jets}`
  )
}

/** The UI library's pattern as tiles, lit from one side. 1200 by 900. */
export function tiles(seed: string): string {
  const p = createSceneColours(seed, 'asr')
  return (
    `<defs>${field('tiles', {
      word: 'tiles',
      tile: 300,
      ink: p.stone(0.95, 0.7),
      weight: 9,
      star: p.tint(0.44, 0.12),
      cross: p.stone(0.8, 0.9),
      from: [0, 0],
      angle: 52,
      heart: 0.44,
      spread: 0,
    })}${field('grain', { word: 'tiles', tile: 300, ink: p.tint(0.3, 0.06), weight: 1.5, angle: 52, heart: 0.44, spread: 0 })}` +
    `${radialGradient('lit', 240, 160, 1250, fadingStops('#ffffff', 0.42))}${radialGradient('shade', 1250, 980, 1000, fadingStops(p.stone(0.2, 0.1), 0.7))}</defs>` +
    `${rectangle(0, 0, 1200, 900, p.tint(0.62, 0.09))}${rectangle(0, 0, 1200, 900, 'url(#tiles)')}${rectangle(0, 0, 1200, 900, 'url(#grain)', 'opacity="0.8"')}` +
    `${rectangle(0, 0, 1200, 900, 'url(#lit)')}${rectangle(0, 0, 1200, 900, 'url(#shade)')}`
  )
}
