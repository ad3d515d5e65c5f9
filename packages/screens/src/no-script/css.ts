import type { Palette } from '@minaret/ui/theme'
import type { Orientation } from '@minaret/display'
import { type Board, isLong } from './board.ts'

// Generated per display, for engines as old as Chromium 38 and WebKit 537: no custom properties, flexbox, grid or logical
// properties; absolute positions in vh, tables inside them, and a pixel fallback before each vh value. A test enforces
// the permitted features.

/** The parameters of a stylesheet. */
type Theme = {
  palette: Palette
  dir: 'ltr' | 'rtl'
  orientation: Orientation
}

/** Positions and sizes, in hundredths of the display's height. */
type Layout = {
  small: number
  large: number
  jamaat: number
  begins: number
  time: number
  left: number
  fact: number
  pad: number
  head: number
  next: { height: number; width: string }
  facts: number
}

const layouts = {
  landscape: {
    small: 3,
    large: 5,
    jamaat: 9,
    begins: 6.6,
    time: 22,
    left: 7.4,
    fact: 6.6,
    pad: 4,
    head: 11,
    next: { height: 0, width: '41%' },
    facts: 14,
  },
  portrait: {
    small: 1.85,
    large: 2.9,
    jamaat: 5.4,
    begins: 4,
    time: 12.6,
    left: 4.6,
    fact: 3.9,
    pad: 2.2,
    head: 8,
    next: { height: 22, width: '100%' },
    facts: 4.6,
  },
} satisfies Record<Orientation, Layout>

/** Pixels per hundredth for engines without vh: a 1280 × 720 display, the smallest. */
const pixels = { landscape: 7.2, portrait: 12.8 }

/** A property in pixels, then in vh. */
const createSize =
  (orientation: Orientation) =>
  (property: string, share: number): string =>
    `${property}:${Math.round(share * pixels[orientation])}px;${property}:${Math.round(share * 100) / 100}vh`

/** Fonts of televisions and small computers, with Arabic letters. */
const fontFamilies = "'Noto Sans','Noto Naskh Arabic','Helvetica Neue',Roboto,'Droid Arabic Naskh',Arial,sans-serif"

const baseCss = ({ palette }: Theme) => `
html,body{height:100%;margin:0;overflow:hidden;background:${palette.paper};color:${palette.ink}}
body,table{font-family:${fontFamilies};line-height:1.2}
h1,h2,p,table,td,th{margin:0;padding:0;font-weight:inherit;font-size:inherit}
.whole{width:100%;height:100%;border-collapse:collapse;table-layout:fixed}
td,th{vertical-align:middle}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}
`

/** Offsets against screen burn-in, one per minute, in hundredths of the height. */
const drift = [
  [0, 0],
  [0.5, 0.2],
  [0.7, 0.5],
  [0.4, 0.8],
  [-0.1, 0.6],
  [-0.6, 0.3],
  [-0.7, -0.2],
  [-0.3, -0.5],
] as const

/** Hides outdated content if the page is not refreshed: the countdown, the next jamaat, then everything when the day ends. */
const outdatedCss = (size: ReturnType<typeof createSize>, { large }: Pick<Layout, 'large'>, palette: Palette) => `
.ended,.over .drift,.over .alarm{display:none}
.over .ended{display:block;position:absolute;width:100%;height:100%;text-align:center}
.ended .notice{position:absolute;width:100%;height:100%}
.ended h1{${size('font-size', large)};text-align:center}
.ended p{color:${palette.inkSoft};${size('margin-top', 2)}}
.late .left,.later .next,.later .star{visibility:hidden}
.later .next-row,.later .next-row td,.later .next-row th{background:none;color:${palette.ink}}
`

/** The stylesheet of a TV display's no-script page. @param now the time of rendering, in milliseconds */
export function tvCss(
  board: Pick<Board, 'alarm' | 'cells' | 'facts' | 'hasJamaat' | 'jumuah' | 'mosque' | 'next' | 'rows' | 'source'>,
  now: number,
  theme: Theme,
): string {
  const { palette, dir, orientation } = theme
  const [start, end] = dir === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const size = createSize(orientation)
  const layout = layouts[orientation]
  const isPortrait = orientation === 'portrait'
  const [x, y] = drift[Math.floor(now / 60_000) % drift.length] ?? [0, 0]

  // A short alarm is large; a long one uses smaller text and more of the display.
  const charactersPerLine = (type: number) => Math.floor(((isPortrait ? 46 : 155) * 1.9) / type)
  const alarmLength = board.alarm?.text.length ?? 0
  const isLongAlarm = alarmLength > charactersPerLine(layout.large) * (isPortrait ? 3 : 2)
  const alarmTextSize = isLongAlarm ? layout.small * 1.1 : layout.large
  const alarm = board.alarm
    ? layout.pad + layout.large * 1.2 + Math.ceil(alarmLength / charactersPerLine(alarmTextSize)) * alarmTextSize * 1.3
    : 0
  const head = alarm ? alarm + layout.pad * 0.5 : layout.pad * 0.7
  const headHeight = layout.head + (isPortrait && isLong(board.mosque) ? 1.4 : 0)
  const main = head + headHeight + layout.pad * 0.6
  const line = layout.small * 1.25
  const heights = board.cells.map(({ rows }) => rows * line + layout.pad * 0.45)
  const cells =
    heights.length === 0
      ? 0
      : isPortrait
        ? heights.reduce((sum, cellHeight) => sum + cellHeight, layout.pad)
        : Math.max(...heights) + layout.pad * 0.5
  const footHeight =
    Math.ceil((board.source.length + 30) / (isPortrait ? 80 : 150)) * layout.small * 0.78 + layout.pad * 0.5
  const mainEnd = 100 - footHeight - cells - layout.pad * 0.5
  const isInline = isPortrait && board.facts.length < 2
  const facts = isPortrait && !isInline ? 6.6 : layout.facts
  const next = isPortrait ? layout.next.height - (alarm ? 4 : 0) : mainEnd - main - facts - layout.pad * 0.5
  const table = isPortrait ? main + next + facts + layout.pad * 0.5 : main
  // Uses the largest figures that fit the box of the next jamaat.
  const remainingHeight = next - (layout.small + layout.large) * 1.25 - layout.pad * 0.4
  const time = Math.min(layout.time, remainingHeight * 0.72)
  const left = Math.min(layout.left, remainingHeight * 0.22)
  const count = 5 + (board.jumuah ? 1 : 0)
  const row = (mainEnd - table - layout.small * 1.6) / count
  // AM and PM take space from the figures.
  const widthFactor = board.rows.some(({ begins: { half } }) => half) ? 0.82 : 1
  const jamaat = Math.min(layout.jamaat * widthFactor, row * 0.86)
  const begins = Math.min(layout.begins * widthFactor, row * 0.66)
  const sky = board.next?.sky ?? 'Isha'
  const plate = `${palette[`sky${sky}High`]},${palette[`sky${sky}Mid`]} 90%,${palette[`sky${sky}Low`]} 220%`
  const verticalBox = (top: number, height: number) => `position:absolute;${size('top', top)};${size('height', height)}`
  const horizontalInset = `${size('left', layout.pad)};${size('right', layout.pad)}`

  return `${baseCss(theme)}
body{${size('font-size', layout.small)}}
table{${size('font-size', layout.small)}}
.drift{position:absolute;width:100%;height:100%;${size('left', x)};${size('top', y)}}
.clock{white-space:nowrap;font-variant-numeric:tabular-nums}
.clock small{font-size:42%;font-weight:normal}
.label,.more,.hijri,.drawn span{color:${palette.inkSoft}}
.alarm{${verticalBox(0, alarm)};left:0;right:0;overflow:hidden;background:${palette.dangerSoft};border-bottom:${isPortrait ? 8 : 6}px solid ${palette.danger};text-align:center}
.alarm h2{${size('margin', layout.pad * 0.5)};margin-bottom:0;color:${palette.dangerText};${size('font-size', layout.large)};line-height:1.15}
.alarm p{padding:0 6%;${size('font-size', alarmTextSize)};line-height:1.25}
header{${verticalBox(head, headHeight)};${horizontalInset}}
.mark{${size('width', layout.large * 2.1)}}
.seal{display:block;${size('width', layout.large * 1.5)};${size('height', layout.large * 1.5)};fill:${palette.accent}}
.heading{text-align:${start}}
h1{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;${size('font-size', layout.large)};line-height:1.25;text-align:${start}}
h1.long{${size('font-size', isPortrait ? layout.small : layout.large * 0.8)};${size('max-height', layout.small * 2.6)};${isPortrait ? 'white-space:normal' : ''}}
.hijri{${isPortrait ? 'display:block' : size(`margin-${start}`, layout.small)}}
.drawn{width:${isPortrait ? 33 : 24}%;text-align:${end};white-space:nowrap}
.drawn .clock{color:${palette.ink};${size('font-size', isPortrait ? 3.6 : 6.4)};${size(`margin-${start}`, 0.8)};vertical-align:middle}
.drawn small{color:${palette.inkSoft}}
.next{${verticalBox(main, next)};${size(start, layout.pad)};width:${isPortrait ? 'auto' : layout.next.width};${isPortrait ? `${size(end, layout.pad)};` : ''}overflow:hidden;background:${palette.deep};background:linear-gradient(${plate});color:${palette.skyInk};text-align:center;${size('border-radius', 2)}}
.next .label{color:${palette.skyInk}}
.next h2{color:${palette.skyLamp};${size('font-size', layout.large)};line-height:1.2}
.next .clock{color:${palette.skyInk}}
.time{${size('font-size', time)};font-weight:bold;line-height:1}
.time small{font-size:30%}
.left{${size('font-size', left)};line-height:1.15}
.facts{${verticalBox(main + next + layout.pad * 0.25, facts)};${size(start, layout.pad)};width:${isPortrait ? 'auto' : layout.next.width};${isPortrait ? `${size(end, layout.pad)};` : ''}text-align:center}
.fact{${isInline ? `${size(`margin-${start}`, 1)};` : ''}${size('font-size', layout.fact)};vertical-align:middle;line-height:1.1}
.facts .label,.facts .fact{display:${isInline ? 'inline' : 'block'}}
.facts .more{display:inline;${size(`margin-${start}`, 0.8)}}
.times{${verticalBox(table, mainEnd - table)};${size(end, layout.pad)};${isPortrait ? size(start, layout.pad) : 'width:50%'}}
.times td,.times th{border-bottom:1px solid ${palette.line};text-align:${end};white-space:nowrap;overflow:hidden}
.times thead th{${size('height', layout.small * 1.6)};color:${palette.inkSoft}}
.times .prayer{width:${isPortrait ? 38 : 36}%;text-align:${start};${size(`padding-${start}`, 1.2)}}
.times tbody .prayer{${size('font-size', layout.large)};line-height:1.05}
.times .more{display:block;${size('font-size', layout.small)};line-height:1}
.times td,.times thead th{${size(`padding-${end}`, 1.2)}}
.begins{color:${palette.inkSoft};${size('font-size', begins)};line-height:1}
${board.hasJamaat ? '' : `.begins{color:${palette.ink};${size('font-size', jamaat)};font-weight:bold}`}
.jamaat{${size('font-size', jamaat)};font-weight:bold;line-height:1}
.star{${size('width', layout.large * 0.62)};${size('height', layout.large * 0.62)};${size(`margin-${start}`, layout.large * 0.35)};fill:${palette.accent}}
.times .next-row,.times .next-row td,.times .next-row th{background:${palette.surface};color:${palette.accent}}
.times .friday td,.times .friday th{border-bottom:0}
.slot{${size('font-size', begins)};font-weight:bold;${size(`margin-${start}`, layout.small)};line-height:1}
.cells{${verticalBox(100 - footHeight - cells, cells - layout.pad * 0.3)};${horizontalInset};overflow:hidden;border-top:1px solid ${palette.lineStrong}}
.cells td{vertical-align:top;text-align:${start};${size('padding-top', layout.pad * 0.3)};${size(`padding-${end}`, layout.pad * 0.7)}}
.cells td+td{${size(`padding-${start}`, layout.pad * 0.4)}}
.cells h2,.cells p{line-height:1.25;text-align:${start}}
.cells h2{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:${palette.accent}}
.cells .janazah{${size(`padding-${start}`, layout.pad * 0.4)};background:${palette.warningSoft}}
.cells .janazah h2{color:${palette.warningText}}
${outdatedCss(size, layout, palette)}footer{position:absolute;${size('bottom', layout.pad * 0.2)};${horizontalInset};overflow:hidden;color:${palette.inkSoft};${size('font-size', layout.small * 0.6)};line-height:1.3;text-align:${start}}
.version{float:${end};${size(`margin-${start}`, 2)}}
`
}

/** The stylesheet of a display without times. */
export function noticeCss(theme: Theme): string {
  const size = createSize(theme.orientation)
  const { small, large, time } = layouts[theme.orientation]
  return `${baseCss(theme)}
.notice{position:absolute;width:100%;height:100%;text-align:center}
.notice h1{color:${theme.palette.ink};${size('font-size', large)}}
.notice p{color:${theme.palette.inkSoft};${size('font-size', small)};${size('margin-top', 2)}}
.notice td{padding:0 8%}
.notice .how{color:${theme.palette.ink};${size('font-size', large * 0.9)}}
.notice .code{color:${theme.palette.accent};${size('font-size', time)};font-weight:bold;line-height:1.1;letter-spacing:.04em}
`
}
