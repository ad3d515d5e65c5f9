import type { TenantConfig } from '@minaret/plans'
import { directionOf } from '@minaret/screens/messages'
import { girih } from '@minaret/ui'
import { makePalettes } from '@minaret/ui/theme'
import { star } from '../star.ts'
import type { PaintedColumn, PaintedText, Painting } from './painting.ts'

/** What a page says of itself in its head. */
export type Said = { title: string; description?: string; progress?: Progress }

/** How far something has come. */
type Progress = { percent: number; words: string }

const marks: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Reads what a drawn page says of itself to those who share it; nothing where it says nothing, as a hidden page does. */
export function saidIn(html: string): Said | undefined {
  const of = (property: string) => {
    const [, content] = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html) ?? []
    return content?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (mark) => marks[mark] ?? mark)
  }
  const title = of('og:title')
  if (title === undefined) return undefined
  const [, percent, words] = /^(\d{1,3}) (.+)$/.exec(of('minaret:progress') ?? '') ?? []
  const progress = percent === undefined || words === undefined ? undefined : { percent: Number(percent), words }
  return { title, description: of('og:description'), ...(progress ? { progress } : {}) }
}

/** The page a picture's address belongs to, or nothing: `/preview/event/1.jpg` is of `/event/1`, `/preview.jpg` of `/`. */
export function previewedPath(path: string): string | undefined {
  const [whole, of = '/'] = /^\/preview(\/[^?]+)?\.jpg$/.exec(path) ?? []
  return whole === undefined ? undefined : of
}

/** Letters our faces have. What is written in others is not drawn: a machine without theirs would draw boxes. */
const foreign = /(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}/u
const pictographs = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})(?:\u200d|\ufe0f)*/gu
const arabic = /\p{Script=Arabic}/u

function faceOf(text: string, language: string): string {
  if (!arabic.test(text)) return 'Ysabeau Office'
  return new Intl.Locale(language).language === 'ur' ? 'Noto Nastaliq Urdu' : 'Noto Naskh Arabic'
}

/** More would be too small to read on a phone. */
const mostLetters = 130

function drawn(text: string | undefined): string | undefined {
  const [clean] = [(text ?? '').replace(pictographs, '').replace(/\s+/g, ' ').trim()]
  if (clean === '' || foreign.test(clean)) return undefined
  if (clean.length <= mostLetters) return clean
  return `${clean.slice(0, mostLetters).replace(/\s+\S*$/, '')}…`
}

const [width, height, edge] = [1200, 630, 72]

/** Where the bar begins that shows how far something has come. */
const meterTop = 470

/**
 * The picture beside a shared link: the mosque's colours, its mark and name, what the page is called, and a pattern.
 * Nothing of it depends on how the page's address was typed, so that a page has one picture.
 */
export function previewOf({ title, description, progress }: Said, tenant: TenantConfig, language: string): Painting {
  const { deep, onDeep, onDeepSoft, motifDeep } = makePalettes(tenant.themeColor).light
  const { logo, logoStyle, websiteName } = tenant
  const side: PaintedColumn['side'] = directionOf(language) === 'rtl' ? 'right' : 'left'
  /** A box at the side where lines begin, so far from it. */
  const box = (from: number, wide: number) => ({ left: side === 'left' ? from : width - from - wide, width: wide })
  const line = (text: string | undefined, rest: Omit<PaintedText, 'text' | 'face'>): PaintedText[] => {
    const own = drawn(text)
    return own === undefined ? [] : [{ text: own, face: faceOf(own, language), ...rest }]
  }
  const { path: lines, size } = girih({ seed: title })
  const mark = { ...box(edge, logo !== undefined && logoStyle === 'wide' ? 264 : 88), top: edge - 12, height: 88 }
  const besideMark = edge + mark.width + 26
  const name = title === websiteName ? undefined : websiteName
  return {
    width,
    height,
    format: 'jpg',
    ground: deep,
    pattern: {
      path: lines,
      unit: size,
      tile: 140,
      weight: 2.25,
      colour: motifDeep,
      side: side === 'left' ? 'right' : 'left',
      reach: 430,
    },
    mark: { ...mark, picture: logo, star: { ...star, colour: onDeepSoft } },
    ...(progress
      ? {
          meter: {
            ...box(edge, 800),
            top: meterTop,
            height: 26,
            share: progress.percent / 100,
            side,
            colour: onDeep,
            ground: motifDeep,
          },
        }
      : {}),
    columns: [
      {
        ...box(besideMark, 880 - besideMark),
        top: mark.top,
        bottom: mark.top + mark.height,
        side,
        texts: line(name, { weight: 500, colour: onDeepSoft, sizes: [42, 36, 30], most: 60, gap: 0 }),
      },
      {
        ...box(edge, 800),
        top: 184,
        bottom: progress ? meterTop - 30 : height - edge + 6,
        side,
        texts: [
          ...line(title, {
            weight: 600,
            colour: onDeep,
            leading: 0.84,
            sizes: [96, 84, 72, 60, 50],
            most: progress ? 200 : 270,
            gap: 0,
          }),
          ...line(description, { weight: 400, colour: onDeepSoft, sizes: [34], most: 130, gap: 50, optional: true }),
        ],
      },
      ...(progress
        ? [
            {
              ...box(edge, 1000),
              top: meterTop + 44,
              bottom: height - 40,
              side,
              texts: line(progress.words, { weight: 600, colour: onDeep, sizes: [40, 34, 28], most: 64, gap: 0 }),
            },
          ]
        : []),
    ],
  }
}
