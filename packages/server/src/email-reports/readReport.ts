import type { Attachment, Email } from 'postal-mime'

/** A reference to one of our emails by its Message-ID, whose local part is 128 random bits. */
export type EmailReference = { id: string; hostname: string }

/** A mail server's report about one of our emails. */
export type EmailReport = { email: EmailReference } & (
  | {
      kind: 'bounced'
      /** The status code of RFC 3463, such as `5.1.1`. */
      status: string
    }
  | { kind: 'complained' }
)

type Fields = ReadonlyMap<string, string>

const contentOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** Parses groups of fields separated by empty lines (RFC 3464, RFC 5965). The first of repeated fields counts. */
function readGroups(text: string): Fields[] {
  const unfoldedText = text.replaceAll(/\r?\n[ \t]+/g, ' ')
  return unfoldedText.split(/\r?\n(?:[ \t]*\r?\n)+/).map((group) => {
    const fields = new Map<string, string>()
    for (const line of group.split(/\r?\n/)) {
      const colon = line.indexOf(':')
      const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
      if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
    }
    return fields
  })
}

/** Reads the email's reference, from our own header first, because some providers replace the Message-ID. */
function readReference(headers: Fields | undefined): EmailReference | undefined {
  for (const name of ['x-minaret-message-id', 'message-id']) {
    const [, id, hostname] = /^<([\w-]{22})@([a-z0-9.-]{1,253})>$/i.exec(headers?.get(name) ?? '') ?? []
    if (id && hostname) return { id, hostname: hostname.toLowerCase() }
  }
  return undefined
}

const partOf = ({ attachments }: Email, ...types: string[]): string | undefined => {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType))
  return part && contentOf(part)
}

/** Reads the status of a failed recipient (RFC 3464, section 2.3); undefined for delays and successes. */
function readFailure(status: string | undefined): string | undefined {
  const failedRecipient = readGroups(status ?? '').find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  return /^5\.\d{1,3}\.\d{1,3}/.exec(failedRecipient?.get('status') ?? '')?.[0]
}

/**
 * Parses a bounce (RFC 3464) or spam complaint (RFC 5965). The report must include the headers of our email, whose
 * unguessable id identifies it; the rest of the report is not trusted.
 * @returns undefined for any other message
 * @untrusted
 */
export async function readReport(source: Uint8Array): Promise<EmailReport | undefined> {
  const { default: PostalMime } = await import('postal-mime')
  const message = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    maxNestingDepth: 10,
    maxHeadersSize: 64 * 1024,
  }).catch(() => undefined)
  if (!message) return undefined
  const original = partOf(message, 'message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers')
  const email = readReference(readGroups(original ?? '')[0])
  if (!email) return undefined
  const status = readFailure(partOf(message, 'message/delivery-status', 'message/global-delivery-status'))
  if (status) return { kind: 'bounced', email, status }
  const feedback = readGroups(partOf(message, 'message/feedback-report') ?? '')[0]
  return feedback?.get('feedback-type')?.toLowerCase() === 'abuse' ? { kind: 'complained', email } : undefined
}

/**
 * Whether the address is permanently undeliverable: it or its domain does not exist, it has moved, or its mailbox is
 * disabled. A full mailbox or a refusal because of the content or the sender does not count.
 */
export const isPermanent = (status: string): boolean => /^5\.(1\.([012346]|10)|2\.1)$/.test(status)
