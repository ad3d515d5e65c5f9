import { directionOf } from '@minaret/messages/direction'
import type { RenderedTemplate } from './compose.ts'
import { getTextColour } from './contrast.ts'
import { messages } from './layout/messages.gen.ts'
import { markUrl } from './mark.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
const escapeLines = (text: string) => escape(text).replaceAll('\n', '<br>')

const latin = "17px/1.6 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
/** Arabic and Urdu need more line spacing than Latin, and larger type for the same legibility. */
const arabic = "18px/1.8 'Segoe UI', Tahoma, 'Noto Naskh Arabic', 'Geeza Pro', Arial, sans-serif"
const nastaliq = "19px/2.2 'Noto Nastaliq Urdu', 'Urdu Typesetting', Tahoma, Arial, sans-serif"

/** Returns the font of a language; Urdu is written in Nastaliq. */
const getFont = (language: RenderedTemplate['language']): string =>
  language === 'ur' ? nastaliq : directionOf(language) === 'rtl' ? arabic : latin

/** Latin text and figures in an Urdu email get a different font: Nastaliq's figures do not suit addresses. */
const getLatinFont = (language: RenderedTemplate['language'], text: string) =>
  language === 'ur' && !/\p{Script=Arabic}/u.test(text) ? ';font-family:Arial, sans-serif' : ''
const toLink = (line: string) =>
  /^https?:/.test(line) ? `<a href="${escape(line)}" style="color:${soft}">${escape(line)}</a>` : escapeLines(line)

// Colours are inline, because some mail programs drop the stylesheet, which only overrides them in dark mode.
const ink = '#1c1917'
const soft = '#57534e'
const border = '#e7e5e4'
const stylesheet = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  .body a { color: ${ink}; }
  .body > :first-child { margin-top: 0; }
  .body :is(h2, h3) { line-height: 1.3; }
  .body blockquote { margin-inline: 0; padding-inline-start: 16px; border-inline-start: 3px solid ${border}; }
  @media (prefers-color-scheme: dark) {
    .page { background: #171513 !important; }
    .card { background: #211e1b !important; }
    .ink, .ink a { color: #f2efeb !important; }
    .soft, .soft a { color: #bdb6ad !important; }
    .button { border-color: #8a8279 !important; }
    .rule, .rule th, .rule td, .body blockquote { border-color: #45403b !important; }
  }`

/** Renders the mosque's header: its colour, its logo or the star, and its name. */
function renderHeader({ siteName, accent, mark, language }: RenderedTemplate, start: string): string {
  const colour = getTextColour(accent)
  const { width, height, radius } = mark
  const logo = `<td width="${width}" style="padding:0"><img src="${markUrl}" alt="" width="${width}" height="${height}" style="display:block;border:0;border-radius:${radius}px"></td>`
  const name = `<td dir="auto" style="padding:0 12px;font-size:1.1em;line-height:1.3;font-weight:600;text-align:${start}${getLatinFont(language, siteName)}">${escape(siteName)}</td>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:separate;border-radius:14px 14px 0 0;background:${accent};color:${colour}"><tr><td style="padding:16px 24px"><table role="presentation" cellpadding="0" cellspacing="0" style="color:${colour}"><tr>${logo}${name}</tr></table></td></tr></table>`
}

/** Renders the headline, and below it, small, that the email is about a test. */
function renderHeading({ heading, subject, notice, language }: RenderedTemplate): string {
  const text = heading ?? subject
  const title = `<h1 class="ink" dir="auto" style="margin:0 0 16px;color:${ink};font-size:1.5em;line-height:${language === 'ur' ? 1.9 : 1.3};font-weight:700;overflow-wrap:anywhere${getLatinFont(language, text)}">${escape(text)}</h1>`
  return notice
    ? `${title}\n<p class="soft rule" style="margin:0 0 20px;padding:6px 12px;border:1px solid ${border};border-radius:8px;color:${soft};font-size:16px">${escape(notice)}</p>`
    : title
}

/** Renders facts as rows of label and value. */
function renderFacts({ facts = [], language }: RenderedTemplate, start: string): string {
  if (facts.length === 0) return ''
  const cell = `padding:8px 0;border-bottom:1px solid ${border};text-align:${start};vertical-align:top`
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th class="soft" scope="row" width="38%" style="${cell};padding-${start === 'left' ? 'right' : 'left'}:12px;color:${soft};font-weight:400">${escape(label)}</th><td class="ink" style="${cell};color:${ink};overflow-wrap:anywhere"><bdi style="${getLatinFont(language, value).slice(1)}">${escapeLines(value)}</bdi></td></tr>`,
  )
  return `<table class="rule" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse;font-size:16px">\n${rows.join('\n')}\n</table>`
}

/** Renders the button, outlined in dark mode, where its colour may be too dark to stand out. */
function renderAction({ action, accent }: RenderedTemplate): string {
  if (!action) return ''
  return `<p style="margin:24px 0"><a class="button" href="${escape(action.href)}" style="display:block;padding:13px 24px;border:1px solid ${accent};border-radius:10px;background:${accent};color:${getTextColour(accent)};font-weight:600;text-align:center;text-decoration:none">${escape(action.label)}</a></p>`
}

/** Renders the button's URL, for mail programs that show no buttons. */
function renderActionUrl({ action, language }: RenderedTemplate): string {
  if (!action) return ''
  const href = escape(action.href)
  return `<p style="margin:0 0 12px">${escape(messages.elsewhere[language])}<br><a href="${href}" dir="ltr" style="color:${soft};word-break:break-all${getLatinFont(language, href)}">${href}</a></p>\n`
}

/** Renders the email as HTML: one column of simple blocks, readable with and without styles. */
export function renderHtml(email: RenderedTemplate): string {
  const {
    language,
    subject,
    notice,
    preheader,
    paragraphs,
    body,
    quote,
    afterAction = [],
    footer,
    unsubscribe,
    footerLines,
  } = email
  const direction = directionOf(language)
  const start = direction === 'rtl' ? 'right' : 'left'
  const paragraph = (text: string) => `<p class="ink" style="margin:0 0 16px;color:${ink}">${escapeLines(text)}</p>`
  const quotation = quote
    ? `<blockquote class="ink rule" dir="auto" style="margin:16px 0;padding:0 16px;border-${start}:3px solid #d6d3d1;color:${ink}${getLatinFont(language, quote)}">${escapeLines(quote)}</blockquote>`
    : ''
  const reason = footer ? `<p style="margin:0 0 12px">${escapeLines(footer)}</p>\n` : ''
  const unsubscribeHtml = unsubscribe
    ? `<p style="margin:0 0 12px"><a href="${escape(unsubscribe.href)}" style="color:${soft}">${escape(unsubscribe.label)}</a></p>\n`
    : ''
  const footerHtml = footerLines.map(
    (text) =>
      `<p dir="auto" style="margin:0 0 4px;text-align:${start}${getLatinFont(language, text)}">${toLink(text)}</p>`,
  )
  const blocks = [
    renderHeading(email),
    ...paragraphs.map(paragraph),
    body
      ? `<div class="ink body" dir="auto" style="margin:0 0 16px;color:${ink};overflow-wrap:anywhere">${body.html}</div>`
      : '',
    renderFacts(email, start),
    quotation,
    renderAction(email),
    ...afterAction.map(paragraph),
  ]
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
<div style="display:none;max-height:0;overflow:hidden">${escape(preheader ?? notice ?? paragraphs[0] ?? '')}</div>
<div class="page" lang="${language}" dir="${direction}" style="padding:24px 12px;background:#f5f3ef;font:${getFont(language)};text-align:${start}">
<div style="max-width:560px;margin:0 auto">
${renderHeader(email, start)}
<div class="card" style="padding:28px 24px;border-radius:0 0 14px 14px;background:#ffffff">
${blocks.filter(Boolean).join('\n')}
<div class="soft rule" style="margin-top:28px;padding-top:16px;border-top:1px solid ${border};color:${soft};font-size:16px">
${renderActionUrl(email)}${reason}${unsubscribeHtml}${footerHtml.join('\n')}
</div>
</div>
</div>
</div>
</body>
</html>
`
}
