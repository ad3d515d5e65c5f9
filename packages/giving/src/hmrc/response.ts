import { findDescendants, find, findAll, readXml, textAt, UnreadableXml, type XmlElement } from './readXml.ts'

/** An error reported by HMRC. */
export type GatewayError = {
  number?: number
  type: string
  text: string
  /** The position in the claim as an XPath; see {@link donationAt}. */
  location?: string
}

/** HMRC's record of a submission. */
export type StatusRecord = {
  correlationId: string
  transactionId?: string
  /** `dd/mm/yyyy hh:mm:ss`, as HMRC writes it. */
  time?: string
  status: string
}

/** A parsed response of HMRC's gateway. */
export type GatewayResponse =
  | { kind: 'acknowledged'; correlationId: string; endpoint?: string; pollSeconds: number }
  | { kind: 'accepted'; correlationId?: string; mark?: string; acceptedTime?: string; texts: string[] }
  | { kind: 'error'; correlationId?: string; errors: GatewayError[] }
  | { kind: 'deleted'; correlationId?: string }
  | { kind: 'list'; records: StatusRecord[] }

/** The schema's default, in seconds. */
const defaultInterval = 2

const correlationPattern = /^[0-9A-F]{0,32}$/

function readError(error: XmlElement): GatewayError {
  const number = Number(textAt(error, 'Number') ?? '')
  return {
    ...(Number.isInteger(number) && number > 0 ? { number } : {}),
    type: textAt(error, 'Type') ?? 'fatal',
    text: findAll(error, 'Text')
      .map(({ text }) => text.trim())
      .filter(Boolean)
      .join(' '),
    location: textAt(error, 'Location'),
  }
}

/** Collects errors from the gateway's list and from the body, which holds the actual errors of a 3001. */
function readErrors(message: XmlElement): GatewayError[] {
  const gatewayErrors = findAll(message, 'GovTalkDetails', 'GovTalkErrors', 'Error')
  const bodyErrors = findAll(message, 'Body', 'ErrorResponse', 'Error')
  return [...gatewayErrors, ...bodyErrors].map(readError)
}

/** Reads the base32 mark of HMRC's receipt, or undefined if there is none. */
function readMark(receipt: XmlElement | undefined): string | undefined {
  const text = findAll(receipt, 'Message')
    .map((message) => message.text)
    .join(' ')
  return /(?<![A-Z2-7])[A-Z2-7]{32}(?![A-Z2-7])/.exec(text)?.[0]
}

function readAcceptance(message: XmlElement, correlationId: string | undefined): GatewayResponse {
  const successResponse = find(message, 'Body', 'SuccessResponse')
  if (!successResponse) throw new UnreadableXml('The response has no verdict.')
  return {
    kind: 'accepted',
    correlationId,
    mark: readMark(find(successResponse, 'IRmarkReceipt')),
    acceptedTime: textAt(successResponse, 'AcceptedTime'),
    texts: findDescendants(successResponse, 'Message').map(({ text }) => text.trim()),
  }
}

const readRecord = (record: XmlElement): StatusRecord => ({
  correlationId: textAt(record, 'CorrelationID') ?? '',
  transactionId: textAt(record, 'TransactionID'),
  time: textAt(record, 'TimeStamp'),
  status: textAt(record, 'Status') ?? '',
})

/**
 * Parses a response of HMRC's gateway. Anything that is not a well-formed response to one of our messages is
 * unreadable, and the outcome of the message then stays unknown.
 * @throws UnreadableXml
 * @untrusted
 */
export function readResponse(xml: string): GatewayResponse {
  const message = readXml(xml)
  const details = find(message, 'Header', 'MessageDetails')
  if (message.name !== 'GovTalkMessage' || !details) throw new UnreadableXml('This is not a message of the gateway.')
  const correlationId = textAt(details, 'CorrelationID')
  if (correlationId !== undefined && !correlationPattern.test(correlationId))
    throw new UnreadableXml('The correlation id is malformed.')
  const errors = readErrors(message)
  const qualifier = textAt(details, 'Qualifier')
  const operation = textAt(details, 'Function')
  if (qualifier === 'error') return { kind: 'error', correlationId, errors }
  if (qualifier === 'acknowledgement') {
    if (correlationId === undefined) throw new UnreadableXml('The acknowledgement has no correlation id.')
    const endpoint = find(details, 'ResponseEndPoint')
    const interval = Number(endpoint?.attributes.PollInterval ?? defaultInterval)
    return {
      kind: 'acknowledged',
      correlationId,
      endpoint: endpoint?.text.trim() || undefined,
      pollSeconds: Number.isInteger(interval) && interval > 0 ? interval : defaultInterval,
    }
  }
  if (qualifier !== 'response') throw new UnreadableXml('The qualifier is not that of a response.')
  if (operation === 'delete') return { kind: 'deleted', correlationId }
  if (operation === 'list')
    return { kind: 'list', records: findAll(message, 'Body', 'StatusReport', 'StatusRecord').map(readRecord) }
  // A response with errors other than warnings is not an acceptance.
  const failures = errors.filter(({ type }) => type !== 'warning')
  return failures.length > 0
    ? { kind: 'error', correlationId, errors: failures }
    : readAcceptance(message, correlationId)
}

/** The donation of a claim that an error refers to, counted from 1, or undefined. */
export function donationAt(location: string | undefined): number | undefined {
  const [, position] = /\/(?:\w+:)?GAD\[(\d+)\]/.exec(location ?? '') ?? []
  return position === undefined ? undefined : Number(position)
}
