import type { TenantConfig } from '@minaret/plans'
import { directionOf } from '@minaret/screens/messages'
import { girih } from '@minaret/ui'
import { makePalettes } from '@minaret/ui/theme'
import { star } from '../star.ts'
import type { ImageColumn, ImageText, ImageSpec } from './image.ts'

/** The Open Graph metadata of a page. */
export type PageMeta = { title: string; description?: string; progress?: Progress }

/** A campaign's progress towards its target. */
type Progress = { percent: number; words: string }

const marks: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Reads the Open Graph metadata of a rendered page; undefined where there is none, as on a hidden page. */
export function readPageMeta(html: string): PageMeta | undefined {
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

/** The page an image's address belongs to, or undefined: `/preview/event/1.jpg` is of `/event/1`, `/preview.jpg` of `/`. */
export function previewedPath(path: string): string | undefined {
  const [whole, of = '/'] = /^\/preview(\/[^?]+)?\.jpg$/.exec(path) ?? []
  return whole === undefined ? undefined : of
}

/** Text in scripts our fonts lack is left out: a machine without a font for it would draw boxes. */
const foreign = /(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}/u
const pictographs = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})(?:\u200d|\ufe0f)*/gu
const arabic = /\p{Script=Arabic}/u

function fontOf(text: string, language: string): string {
  if (!arabic.test(text)) return 'Ysabeau Office'
  return new Intl.Locale(language).language === 'ur' ? 'Noto Nastaliq Urdu' : 'Noto Naskh Arabic'
}

/** Longer text would be too small to read on a phone. */
const maxCharacters = 130

function drawableText(text: string | undefined): string | undefined {
  const [clean] = [(text ?? '').replace(pictographs, '').replace(/\s+/g, ' ').trim()]
  if (clean === '' || foreign.test(clean)) return undefined
  if (clean.length <= maxCharacters) return clean
  return `${clean.slice(0, maxCharacters).replace(/\s+\S*$/, '')}…`
}

const [width, height, edge] = [1200, 630, 72]

/** The top of the progress bar, in pixels. */
const meterTop = 470

/**
 * The image beside a shared link: the mosque's colours, logo and name, the page's title, and a pattern. It does not depend
 * on how the page's address was typed, so a page has one image.
 */
export function previewOf(
  { title, description, progress }: PageMeta,
  tenant: TenantConfig,
  language: string,
): ImageSpec {
  const { deep, onDeep, onDeepSoft, motifDeep } = makePalettes(tenant.themeColor).light
  const { logo, logoStyle, websiteName } = tenant
  const side: ImageColumn['side'] = directionOf(language) === 'rtl' ? 'right' : 'left'
  /** A box at the side where lines begin, so far from it. */
  const box = (from: number, wide: number) => ({ left: side === 'left' ? from : width - from - wide, width: wide })
  const line = (text: string | undefined, rest: Omit<ImageText, 'text' | 'face'>): ImageText[] => {
    const own = drawableText(text)
    return own === undefined ? [] : [{ text: own, face: fontOf(own, language), ...rest }]
  }
  const { path: lines, size } = girih({ seed: title })
  const mark = { ...box(edge, logo !== undefined && logoStyle === 'wide' ? 264 : 88), top: edge - 12, height: 88 }
  const afterMark = edge + mark.width + 26
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
        ...box(afterMark, 880 - afterMark),
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
