import type { Palette } from '@minaret/ui/theme'
import type { Orientation } from '@minaret/display'
import { type Board, isLong } from './board.ts'

// Written out for one screen, for engines as old as Chromium 38 and WebKit 537: no custom property, no flex, no grid, no
// logical property; absolute places in shares of the height, tables inside them, and pixels before each share for
// whoever knows none. A test holds the list of what may be used.

/** What a sheet is written for. */
type Look = {
  palette: Palette
  dir: 'ltr' | 'rtl'
  orientation: Orientation
}

/** The places and sizes of a screen, in hundredths of its height. */
type Plan = {
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

const plans = {
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
} satisfies Record<Orientation, Plan>

/** The pixels a hundredth is worth where shares are not known: a screen of 1280 by 720, the smallest. */
const pixels = { landscape: 7.2, portrait: 12.8 }

/** A property in pixels, then in shares. */
const sized =
  (orientation: Orientation) =>
  (property: string, share: number): string =>
    `${property}:${Math.round(share * pixels[orientation])}px;${property}:${Math.round(share * 100) / 100}vh`

/** A font with Arabic letters among those that televisions and small computers bring along. */
const fontFamilies = "'Noto Sans','Noto Naskh Arabic','Helvetica Neue',Roboto,'Droid Arabic Naskh',Arial,sans-serif"

const ground = ({ palette }: Look) => `
html,body{height:100%;margin:0;overflow:hidden;background:${palette.paper};color:${palette.ink}}
body,table{font-family:${fontFamilies};line-height:1.2}
h1,h2,p,table,td,th{margin:0;padding:0;font-weight:inherit;font-size:inherit}
.whole{width:100%;height:100%;border-collapse:collapse;table-layout:fixed}
td,th{vertical-align:middle}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}
`

/** Night and day a few pixels elsewhere each minute, so that nothing burns in; in hundredths of the height. */
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

/** A page nobody renews takes back what is left until the next jamaat, then what is next, and after its day everything. */
const grown = (size: ReturnType<typeof sized>, { large }: Pick<Plan, 'large'>, palette: Palette) => `
.ended,.over .drift,.over .alarm{display:none}
.over .ended{display:block;position:absolute;width:100%;height:100%;text-align:center}
.ended .notice{position:absolute;width:100%;height:100%}
.ended h1{${size('font-size', large)};text-align:center}
.ended p{color:${palette.inkSoft};${size('margin-top', 2)}}
.late .left,.later .next,.later .star{visibility:hidden}
.later .next-row,.later .next-row td,.later .next-row th{background:none;color:${palette.ink}}
`

/** How the plain page of a screen looks. @param now the instant it is drawn at, in milliseconds */
export function tvCss(
  board: Pick<Board, 'alarm' | 'cells' | 'facts' | 'isHeld' | 'jumuah' | 'mosque' | 'next' | 'rows' | 'source'>,
  now: number,
  theme: Look,
): string {
  const { palette, dir, orientation } = theme
  const [start, end] = dir === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const size = sized(orientation)
  const plan = plans[orientation]
  const isPortrait = orientation === 'portrait'
  const [x, y] = drift[Math.floor(now / 60_000) % drift.length] ?? [0, 0]

  // Few words are large; many take more lines of the smaller size, and more of the screen.
  const letters = (type: number) => Math.floor(((isPortrait ? 46 : 155) * 1.9) / type)
  const alarmLength = board.alarm?.text.length ?? 0
  const isWordy = alarmLength > letters(plan.large) * (isPortrait ? 3 : 2)
  const cry = isWordy ? plan.small * 1.1 : plan.large
  const alarm = board.alarm ? plan.pad + plan.large * 1.2 + Math.ceil(alarmLength / letters(cry)) * cry * 1.3 : 0
  const head = alarm ? alarm + plan.pad * 0.5 : plan.pad * 0.7
  const tall = plan.head + (isPortrait && isLong(board.mosque) ? 1.4 : 0)
  const main = head + tall + plan.pad * 0.6
  const line = plan.small * 1.25
  const heights = board.cells.map(({ rows }) => rows * line + plan.pad * 0.45)
  const cells =
    heights.length === 0
      ? 0
      : isPortrait
        ? heights.reduce((sum, each) => sum + each, plan.pad)
        : Math.max(...heights) + plan.pad * 0.5
  const footHeight =
    Math.ceil((board.source.length + 30) / (isPortrait ? 80 : 150)) * plan.small * 0.78 + plan.pad * 0.5
  const low = 100 - footHeight - cells - plan.pad * 0.5
  const isInline = isPortrait && board.facts.length < 2
  const facts = isPortrait && !isInline ? 6.6 : plan.facts
  const next = isPortrait ? plan.next.height - (alarm ? 4 : 0) : low - main - facts - plan.pad * 0.5
  const table = isPortrait ? main + next + facts + plan.pad * 0.5 : main
  // The plate holds the largest figures it has room for.
  const rest = next - (plan.small + plan.large) * 1.25 - plan.pad * 0.4
  const time = Math.min(plan.time, rest * 0.72)
  const left = Math.min(plan.left, rest * 0.22)
  const count = 5 + (board.jumuah ? 1 : 0)
  const row = (low - table - plan.small * 1.6) / count
  // Half of the day beside the figures takes room from them.
  const narrow = board.rows.some(({ begins: { half } }) => half) ? 0.82 : 1
  const jamaat = Math.min(plan.jamaat * narrow, row * 0.86)
  const begins = Math.min(plan.begins * narrow, row * 0.66)
  const sky = board.next?.sky ?? 'Isha'
  const plate = `${palette[`sky${sky}High`]},${palette[`sky${sky}Mid`]} 90%,${palette[`sky${sky}Low`]} 220%`
  const place = (top: number, height: number) => `position:absolute;${size('top', top)};${size('height', height)}`
  const across = `${size('left', plan.pad)};${size('right', plan.pad)}`

  return `${ground(theme)}
body{${size('font-size', plan.small)}}
table{${size('font-size', plan.small)}}
.drift{position:absolute;width:100%;height:100%;${size('left', x)};${size('top', y)}}
.clock{white-space:nowrap;font-variant-numeric:tabular-nums}
.clock small{font-size:42%;font-weight:normal}
.label,.more,.hijri,.drawn span{color:${palette.inkSoft}}
.alarm{${place(0, alarm)};left:0;right:0;overflow:hidden;background:${palette.dangerSoft};border-bottom:${isPortrait ? 8 : 6}px solid ${palette.danger};text-align:center}
.alarm h2{${size('margin', plan.pad * 0.5)};margin-bottom:0;color:${palette.dangerText};${size('font-size', plan.large)};line-height:1.15}
.alarm p{padding:0 6%;${size('font-size', cry)};line-height:1.25}
header{${place(head, tall)};${across}}
.mark{${size('width', plan.large * 2.1)}}
.seal{display:block;${size('width', plan.large * 1.5)};${size('height', plan.large * 1.5)};fill:${palette.accent}}
.who{text-align:${start}}
h1{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;${size('font-size', plan.large)};line-height:1.25;text-align:${start}}
h1.long{${size('font-size', isPortrait ? plan.small : plan.large * 0.8)};${size('max-height', plan.small * 2.6)};${isPortrait ? 'white-space:normal' : ''}}
.hijri{${isPortrait ? 'display:block' : size(`margin-${start}`, plan.small)}}
.drawn{width:${isPortrait ? 33 : 24}%;text-align:${end};white-space:nowrap}
.drawn .clock{color:${palette.ink};${size('font-size', isPortrait ? 3.6 : 6.4)};${size(`margin-${start}`, 0.8)};vertical-align:middle}
.drawn small{color:${palette.inkSoft}}
.next{${place(main, next)};${size(start, plan.pad)};width:${isPortrait ? 'auto' : plan.next.width};${isPortrait ? `${size(end, plan.pad)};` : ''}overflow:hidden;background:${palette.deep};background:linear-gradient(${plate});color:${palette.skyInk};text-align:center;${size('border-radius', 2)}}
.next .label{color:${palette.skyInk}}
.next h2{color:${palette.skyLamp};${size('font-size', plan.large)};line-height:1.2}
.next .clock{color:${palette.skyInk}}
.time{${size('font-size', time)};font-weight:bold;line-height:1}
.time small{font-size:30%}
.left{${size('font-size', left)};line-height:1.15}
.facts{${place(main + next + plan.pad * 0.25, facts)};${size(start, plan.pad)};width:${isPortrait ? 'auto' : plan.next.width};${isPortrait ? `${size(end, plan.pad)};` : ''}text-align:center}
.fact{${isInline ? `${size(`margin-${start}`, 1)};` : ''}${size('font-size', plan.fact)};vertical-align:middle;line-height:1.1}
.facts .label,.facts .fact{display:${isInline ? 'inline' : 'block'}}
.facts .more{display:inline;${size(`margin-${start}`, 0.8)}}
.times{${place(table, low - table)};${size(end, plan.pad)};${isPortrait ? size(start, plan.pad) : 'width:50%'}}
.times td,.times th{border-bottom:1px solid ${palette.line};text-align:${end};white-space:nowrap;overflow:hidden}
.times thead th{${size('height', plan.small * 1.6)};color:${palette.inkSoft}}
.times .prayer{width:${isPortrait ? 38 : 36}%;text-align:${start};${size(`padding-${start}`, 1.2)}}
.times tbody .prayer{${size('font-size', plan.large)};line-height:1.05}
.times .more{display:block;${size('font-size', plan.small)};line-height:1}
.times td,.times thead th{${size(`padding-${end}`, 1.2)}}
.begins{color:${palette.inkSoft};${size('font-size', begins)};line-height:1}
${board.isHeld ? '' : `.begins{color:${palette.ink};${size('font-size', jamaat)};font-weight:bold}`}
.jamaat{${size('font-size', jamaat)};font-weight:bold;line-height:1}
.star{${size('width', plan.large * 0.62)};${size('height', plan.large * 0.62)};${size(`margin-${start}`, plan.large * 0.35)};fill:${palette.accent}}
.times .next-row,.times .next-row td,.times .next-row th{background:${palette.surface};color:${palette.accent}}
.times .friday td,.times .friday th{border-bottom:0}
.slot{${size('font-size', begins)};font-weight:bold;${size(`margin-${start}`, plan.small)};line-height:1}
.cells{${place(100 - footHeight - cells, cells - plan.pad * 0.3)};${across};overflow:hidden;border-top:1px solid ${palette.lineStrong}}
.cells td{vertical-align:top;text-align:${start};${size('padding-top', plan.pad * 0.3)};${size(`padding-${end}`, plan.pad * 0.7)}}
.cells td+td{${size(`padding-${start}`, plan.pad * 0.4)}}
.cells h2,.cells p{line-height:1.25;text-align:${start}}
.cells h2{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:${palette.accent}}
.cells .janazah{${size(`padding-${start}`, plan.pad * 0.4)};background:${palette.warningSoft}}
.cells .janazah h2{color:${palette.warningText}}
${grown(size, plan, palette)}footer{position:absolute;${size('bottom', plan.pad * 0.2)};${across};overflow:hidden;color:${palette.inkSoft};${size('font-size', plan.small * 0.6)};line-height:1.3;text-align:${start}}
.version{float:${end};${size(`margin-${start}`, 2)}}
`
}

/** How a quiet screen looks. */
export function noticeCss(theme: Look): string {
  const size = sized(theme.orientation)
  const { small, large, time } = plans[theme.orientation]
  return `${ground(theme)}
.notice{position:absolute;width:100%;height:100%;text-align:center}
.notice h1{color:${theme.palette.ink};${size('font-size', large)}}
.notice p{color:${theme.palette.inkSoft};${size('font-size', small)};${size('margin-top', 2)}}
.notice td{padding:0 8%}
.notice .how{color:${theme.palette.ink};${size('font-size', large * 0.9)}}
.notice .code{color:${theme.palette.accent};${size('font-size', time)};font-weight:bold;line-height:1.1;letter-spacing:.04em}
`
}
