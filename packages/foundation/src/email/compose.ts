import type { Email } from '../db/mail.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { renderHtml } from './html.ts'
import type { MailLanguage } from './language.ts'
import { manyLines, oneLine } from './line.ts'
import { senderName, subjectLine, subjectPart } from './senderText.ts'
import { layoutMessages } from './layoutMessages.ts'

/** What an email says, part by part, in the order it is read. */
export type EmailTemplate = {
  language: MailLanguage
  subject: string
  /** Texts in the subject that staff or visitors wrote; the mosque's own names are known. */
  subjectTexts?: readonly string[]
  /** The line a mail program shows beside the subject; the first paragraph where there is none. */
  preheader?: string
  /** The one figure it is about, shown large; the plain text has it among the facts. */
  figure?: { label: string; value: string }
  /** Ours; a line end stays one. */
  paragraphs: readonly string[]
  /** A longer text of the mosque's own with headings and lists: as plain text, and as HTML that was cleaned already. */
  body?: { text: string; html: string }
  /** What is known, one a line: who wrote, which course. */
  facts?: readonly { label: string; value: string }[]
  /** Somebody else's words, set apart from ours. */
  quote?: string
  /** The one thing to do; its address is written out as well. */
  action?: { label: string; href: string }
  /** What follows the button: how long it works, what to do if one did not ask for it. */
  after?: readonly string[]
  /** Why somebody gets this email, above the mosque's name in the foot. */
  footer?: string
  /** The link in the foot by which somebody gets no more of its kind. */
  leave?: { label: string; href: string }
}

/** A composition, every text in it cleaned, with what the tenant adds. */
export type RenderedTemplate = EmailTemplate & { foot: readonly string[]; siteName: string; accent: string }

/** The mosque, as every email names it at its end. */
function getFooter({ config, address }: Pick<Tenant, 'config' | 'address'>, language: MailLanguage): string[] {
  const { websiteName, charityName, charityNumber, contact } = config
  const charity = [
    charityName === websiteName ? undefined : charityName,
    charityNumber && layoutMessages[language].charity(charityNumber),
  ]
  // Each alone on its line: a name of another script would turn the words beside it around.
  return [websiteName, contact.address, ...charity, address].flatMap((line) => (line ? [oneLine(line)] : []))
}

/** A subject with names and texts as they may stand there: its template has put them in as they were written. */
const cleanTexts = (
  { subject, subjectTexts = [] }: EmailTemplate,
  { websiteName, charityName = '' }: Tenant['config'],
): string => {
  const names = [websiteName, charityName].map((text) => ({ text, clean: senderName(text) }))
  const texts = subjectTexts.map((text) => ({ text, clean: subjectPart(text) }))
  return [...names, ...texts]
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => other.text.length - one.text.length)
    .reduce((whole, { text, clean }) => whole.replaceAll(text, () => clean), subject)
}

/**
 * Writes an email: the words as plain text that is complete by itself, and the same as HTML. Nothing in it is fetched
 * from anywhere, and nothing tells that it was read.
 * @param tenant whose email it is
 */
export function renderEmail(
  tenant: Pick<Tenant, 'config' | 'address'>,
  composition: EmailTemplate,
): Pick<Email, 'subject' | 'text' | 'html'> {
  const { language, preheader, body, action, footer, leave } = composition
  const email: RenderedTemplate = {
    language,
    subject: subjectLine(cleanTexts(composition, tenant.config)),
    preheader: preheader && oneLine(preheader),
    figure: composition.figure && {
      label: oneLine(composition.figure.label),
      value: oneLine(composition.figure.value),
    },
    paragraphs: composition.paragraphs.map(manyLines),
    body: body && { text: manyLines(body.text), html: body.html },
    facts: composition.facts?.map(({ label, value }) => ({ label: oneLine(label), value: manyLines(value) })),
    quote: composition.quote && manyLines(composition.quote),
    action: action && { label: oneLine(action.label), href: new URL(action.href).href },
    after: composition.after?.map(manyLines),
    footer: footer && manyLines(footer),
    leave: leave && { label: oneLine(leave.label), href: new URL(leave.href).href },
    foot: getFooter(tenant, language),
    siteName: oneLine(tenant.config.websiteName),
    accent: tenant.config.themeColor,
  }
  return { subject: email.subject, text: renderText(email), html: renderHtml(email) }
}

function renderText({
  paragraphs,
  body,
  facts = [],
  quote,
  action,
  after = [],
  footer,
  leave,
  foot,
}: RenderedTemplate): string {
  const parts = [
    ...paragraphs,
    body?.text,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote?.replace(/^/gm, '> '),
    // An address alone on its line: programs make it a link, and nothing sticks to its end.
    action && `${action.label}:\n${action.href}`,
    ...after,
    // Everything below is a signature (RFC 3676, section 4.3).
    ['-- ', ...(footer ? [footer] : []), ...(leave ? [`${leave.label}:`, leave.href] : []), ...foot].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
