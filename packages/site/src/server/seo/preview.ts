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

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Reads the Open Graph metadata of a rendered page; undefined if it has none, as a hidden page does. */
export function readPageMeta(html: string): PageMeta | undefined {
  const contentOf = (property: string) => {
    const [, content] = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html) ?? []
    return content?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
  }
  const title = contentOf('og:title')
  if (title === undefined) return undefined
  const [, percent, words] = /^(\d{1,3}) (.+)$/.exec(contentOf('minaret:progress') ?? '') ?? []
  const progress = percent === undefined || words === undefined ? undefined : { percent: Number(percent), words }
  return { title, description: contentOf('og:description'), ...(progress ? { progress } : {}) }
}

/** Returns the page path of a preview image's path, or undefined: `/event/1` for `/preview/event/1.jpg`, `/` for `/preview.jpg`. */
export function previewedPath(path: string): string | undefined {
  const [match, pagePath = '/'] = /^\/preview(\/[^?]+)?\.jpg$/.exec(path) ?? []
  return match === undefined ? undefined : pagePath
}

/** Text in scripts that our fonts lack is omitted: a server without a font for it would render boxes. */
const unsupportedScripts = /(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}/u
const pictographs = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})(?:\u200d|\ufe0f)*/gu
const arabic = /\p{Script=Arabic}/u

function fontOf(text: string, language: string): string {
  if (!arabic.test(text)) return 'Ysabeau Office'
  return new Intl.Locale(language).language === 'ur' ? 'Noto Nastaliq Urdu' : 'Noto Naskh Arabic'
}

/** The maximum text length: longer text would be too small to read on a phone. */
const maxCharacters = 130

function supportedTextOf(text: string | undefined): string | undefined {
  const [clean] = [(text ?? '').replace(pictographs, '').replace(/\s+/g, ' ').trim()]
  if (clean === '' || unsupportedScripts.test(clean)) return undefined
  if (clean.length <= maxCharacters) return clean
  return `${clean.slice(0, maxCharacters).replace(/\s+\S*$/, '')}…`
}

const [width, height, margin] = [1200, 630, 72]

/** The top of the progress bar, in pixels. */
const meterTop = 470

/**
 * Describes the preview image of a shared link: the mosque's colours, logo and name, the page's title, and a pattern. It does
 * not depend on the spelling of the URL, so each page has one image.
 */
export function previewOf(
  { title, description, progress }: PageMeta,
  tenant: TenantConfig,
  language: string,
): ImageSpec {
  const { deep, onDeep, onDeepSoft, motifDeep } = makePalettes(tenant.themeColor).light
  const { logo, logoStyle, websiteName } = tenant
  const side: ImageColumn['side'] = directionOf(language) === 'rtl' ? 'right' : 'left'
  /** Returns the position of a box, by its distance from the side that lines start from. */
  const boxAt = (offset: number, boxWidth: number) => ({
    left: side === 'left' ? offset : width - offset - boxWidth,
    width: boxWidth,
  })
  const textLine = (text: string | undefined, rest: Omit<ImageText, 'text' | 'face'>): ImageText[] => {
    const supportedText = supportedTextOf(text)
    return supportedText === undefined ? [] : [{ text: supportedText, face: fontOf(supportedText, language), ...rest }]
  }
  const { path: lines, size } = girih({ seed: title })
  const mark = { ...boxAt(margin, logo !== undefined && logoStyle === 'wide' ? 264 : 88), top: margin - 12, height: 88 }
  const afterMark = margin + mark.width + 26
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
            ...boxAt(margin, 800),
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
        ...boxAt(afterMark, 880 - afterMark),
        top: mark.top,
        bottom: mark.top + mark.height,
        side,
        texts: textLine(name, { weight: 500, colour: onDeepSoft, sizes: [42, 36, 30], most: 60, gap: 0 }),
      },
      {
        ...boxAt(margin, 800),
        top: 184,
        bottom: progress ? meterTop - 30 : height - margin + 6,
        side,
        texts: [
          ...textLine(title, {
            weight: 600,
            colour: onDeep,
            leading: 0.84,
            sizes: [96, 84, 72, 60, 50],
            most: progress ? 200 : 270,
            gap: 0,
          }),
          ...textLine(description, {
            weight: 400,
            colour: onDeepSoft,
            sizes: [34],
            most: 130,
            gap: 50,
            optional: true,
          }),
        ],
      },
      ...(progress
        ? [
            {
              ...boxAt(margin, 1000),
              top: meterTop + 44,
              bottom: height - 40,
              side,
              texts: textLine(progress.words, { weight: 600, colour: onDeep, sizes: [40, 34, 28], most: 64, gap: 0 }),
            },
          ]
        : []),
    ],
  }
}
