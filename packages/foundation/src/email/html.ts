import type { RenderedTemplate } from './compose.ts'
import { getTextColour } from './contrast.ts'
import { layoutMessages } from './layoutMessages.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
const lines = (text: string) => escape(text).replaceAll('\n', '<br>')

/** Arabic and Urdu need more room between their lines than Latin, and larger letters to be as easily read. */
const fonts = {
  en: "17px/1.6 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  ar: "18px/1.8 'Segoe UI', Tahoma, 'Noto Naskh Arabic', 'Geeza Pro', Arial, sans-serif",
  ur: "19px/2.2 'Noto Nastaliq Urdu', 'Urdu Typesetting', Tahoma, Arial, sans-serif",
}

/** Latin letters and figures in an Urdu letter have a face of their own: Nastaliq's figures are not for addresses. */
const getLatinFont = (language: RenderedTemplate['language'], text: string) =>
  language === 'ur' && !/\p{Script=Arabic}/u.test(text) ? ';font-family:Arial, sans-serif' : ''
const toLink = (line: string) =>
  /^https?:/.test(line) ? `<a href="${escape(line)}" style="color:${soft}">${escape(line)}</a>` : lines(line)

// Colours stand inline, because some programs drop the sheet; the sheet turns them in the dark, for those that keep it.
const ink = '#1c1917'
const soft = '#57534e'
const stylesheet = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #171513 !important; }
    .sheet { background: #211e1b !important; }
    .ink, .ink a { color: #f2efeb !important; }
    .soft, .soft a { color: #bdb6ad !important; }
    .rule { border-color: #45403b !important; }
  }`

/** The letter as HTML: one column of plain blocks, readable with its styles and without them. */
export function renderHtml(letter: RenderedTemplate): string {
  const { language, subject, preheader, paragraphs, facts = [], quote, action, after = [], footer, foot } = letter
  const { direction, elsewhere } = layoutMessages[language]
  const start = direction === 'rtl' ? 'right' : 'left'
  const paragraph = (text: string) => `<p class="ink" style="margin:0 0 16px;color:${ink}">${lines(text)}</p>`
  const rows = facts.map(
    ({ label, value }) =>
      `<p class="ink" style="margin:0 0 4px;color:${ink}"><span class="soft" style="color:${soft}">${escape(label)}:</span> <bdi class="ink" style="color:${ink}${getLatinFont(language, value)}">${lines(value)}</bdi></p>`,
  )
  const table = rows.length > 0 ? `<div style="margin:0 0 16px">\n${rows.join('\n')}\n</div>` : ''
  const quotation = quote
    ? `<blockquote class="ink rule" dir="auto" style="margin:16px 0;padding:0 16px;border-${start}:3px solid #d6d3d1;color:${ink}${getLatinFont(language, quote)}">${lines(quote)}</blockquote>`
    : ''
  const address = action && escape(action.href)
  const button = action
    ? `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:${letter.accent};color:${getTextColour(letter.accent)};font-weight:600;text-decoration:none">${escape(action.label)}</a></p>
<p class="soft" style="margin:0 0 16px;color:${soft};font-size:16px">${escape(elsewhere)}<br><a href="${address}" dir="ltr" style="color:${soft};word-break:break-all${getLatinFont(language, address ?? '')}">${address}</a></p>`
    : ''
  const why = footer ? `<p style="margin:0 0 12px">${lines(footer)}</p>\n` : ''
  const last = foot.map(
    (line) =>
      `<p dir="auto" style="margin:0 0 4px;text-align:${start}${getLatinFont(language, line)}">${toLink(line)}</p>`,
  )
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
<style>${stylesheet}
</style>
</head>
<body class="page" style="margin:0;background:#f5f3ef">
<div style="display:none;max-height:0;overflow:hidden">${escape(preheader ?? paragraphs[0] ?? '')}</div>
<div class="page" lang="${language}" dir="${direction}" style="padding:24px 12px;background:#f5f3ef;font:${fonts[language]};text-align:${start}">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:28px 24px;border-top:4px solid ${letter.accent};border-radius:0 0 10px 10px;background:#ffffff">
<p class="ink" dir="auto" style="margin:0 0 24px;color:${ink};font-size:1.15em;font-weight:600;text-align:${start}${getLatinFont(language, letter.siteName)}">${escape(letter.siteName)}</p>
${[...paragraphs.map(paragraph), table, quotation, button, ...after.map(paragraph)].filter(Boolean).join('\n')}
<div class="soft rule" style="margin-top:28px;padding-top:16px;border-top:1px solid #e7e5e4;color:${soft};font-size:16px">
${why}${last.join('\n')}
</div>
</div>
</div>
</body>
</html>
`
}
