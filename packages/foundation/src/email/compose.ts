import type { Email } from '../db/mail.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { renderHtml } from './html.ts'
import type { MailLanguage } from './language.ts'
import { toMultiLine, toSingleLine } from './line.ts'
import { senderName, subjectLine, subjectPart } from './senderText.ts'
import { messages } from './layout/messages.gen.ts'
import { markSizeOf, type MarkSize } from './mark.ts'

/** The parts of an email, in reading order. */
export type EmailTemplate = {
  language: MailLanguage
  subject: string
  /** User-written parts of the subject, to be sanitised; the mosque's own names are always included. */
  subjectTexts?: readonly string[]
  /** Preview text shown beside the subject; the notice or the first paragraph by default. */
  preheader?: string
  /** The headline; the subject by default, which the plain text does not repeat. */
  heading?: string
  /** That the email is about a test: shown small, but before everything else in the plain text. */
  notice?: string
  /** Our own text; line breaks are kept. */
  paragraphs: readonly string[]
  /** Longer text by the mosque, with headings and lists: as plain text, and as already sanitised HTML. */
  body?: { text: string; html: string }
  /** Facts, one per line, such as the sender or the course. */
  facts?: readonly { label: string; value: string }[]
  /** User-written text, displayed as a quotation. */
  quote?: string
  /** The main link as a button; its URL is written out as well. */
  action?: { label: string; href: string }
  /** Text after the button: its expiry, what to do if the recipient did not request it. */
  afterAction?: readonly string[]
  /** Why the recipient gets this email, above the mosque's name in the footer. */
  footer?: string
  /** The unsubscribe link in the footer. */
  unsubscribe?: { label: string; href: string }
}

/** A template with all text sanitised, and the tenant's details. */
export type RenderedTemplate = EmailTemplate & {
  footerLines: readonly string[]
  siteName: string
  accent: string
  /** The size of the mosque's mark in the header. */
  mark: MarkSize
}

/** Returns the lines with the mosque's details at the end of every email. */
function getFooter({ config, address }: Pick<Tenant, 'config' | 'address'>, language: MailLanguage): string[] {
  const { websiteName, charityName, charityNumber, contact } = config
  const charity = [
    charityName === websiteName ? undefined : charityName,
    charityNumber && messages.charity({ number: charityNumber })[language],
  ]
  // Each on its own line: a name in another script would affect the direction of neighbouring text.
  return [websiteName, contact.address, ...charity, address].flatMap((line) => (line ? [toSingleLine(line)] : []))
}

/** Returns the subject with sanitised names and texts; the template has inserted them as written. */
const cleanTexts = (
  { subject, subjectTexts = [] }: EmailTemplate,
  { websiteName, charityName = '' }: Tenant['config'],
): string => {
  const names = [websiteName, charityName].map((text) => ({ text, clean: senderName(text) }))
  const texts = subjectTexts.map((text) => ({ text, clean: subjectPart(text) }))
  return [...names, ...texts]
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => b.text.length - a.text.length)
    .reduce((result, { text, clean }) => result.replaceAll(text, () => clean), subject)
}

/**
 * Renders an email as plain text that is complete by itself, and as HTML. It loads no external resources and has no
 * tracking: the mosque's mark is part of the message.
 * @param tenant the sending mosque
 */
export function renderEmail(
  tenant: Pick<Tenant, 'config' | 'address'>,
  composition: EmailTemplate,
): Pick<Email, 'subject' | 'text' | 'html'> {
  const { language, heading, notice, preheader, body, action, footer, unsubscribe } = composition
  const email: RenderedTemplate = {
    language,
    subject: subjectLine(cleanTexts(composition, tenant.config)),
    preheader: preheader && toSingleLine(preheader),
    // Keeps the no-break space and direction of an amount.
    heading: heading && toMultiLine(heading),
    notice: notice && toSingleLine(notice),
    paragraphs: composition.paragraphs.map(toMultiLine),
    body: body && { text: toMultiLine(body.text), html: body.html },
    facts: composition.facts?.map(({ label, value }) => ({ label: toSingleLine(label), value: toMultiLine(value) })),
    quote: composition.quote && toMultiLine(composition.quote),
    action: action && { label: toSingleLine(action.label), href: new URL(action.href).href },
    afterAction: composition.afterAction?.map(toMultiLine),
    footer: footer && toMultiLine(footer),
    unsubscribe: unsubscribe && { label: toSingleLine(unsubscribe.label), href: new URL(unsubscribe.href).href },
    footerLines: getFooter(tenant, language),
    siteName: toSingleLine(tenant.config.websiteName),
    accent: tenant.config.themeColor,
    mark: markSizeOf(tenant.config),
  }
  return { subject: email.subject, text: renderText(email), html: renderHtml(email) }
}

function renderText({
  heading,
  notice,
  paragraphs,
  body,
  facts = [],
  quote,
  action,
  afterAction = [],
  footer,
  unsubscribe,
  footerLines,
}: RenderedTemplate): string {
  const parts = [
    notice,
    heading,
    ...paragraphs,
    body?.text,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote?.replace(/^/gm, '> '),
    // A URL on its own line: mail programs turn it into a link, without adding neighbouring characters.
    action && `${action.label}:\n${action.href}`,
    ...afterAction,
    // Everything below is a signature (RFC 3676, section 4.3).
    [
      '-- ',
      ...(footer ? [footer] : []),
      ...(unsubscribe ? [`${unsubscribe.label}:`, unsubscribe.href] : []),
      ...footerLines,
    ].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
