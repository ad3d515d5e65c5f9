import type { Claim } from './claim.ts'
import { writeClaim } from './claimDocument.ts'
import { computeIrMark } from './irMark.ts'
import { element, textElement, type XmlParts } from './writeXml.ts'

/** The namespace of GovTalk's envelope. */
const envelopeNamespace = 'http://www.govtalk.gov.uk/CM/envelope'

/** The class for a charity's own claims; collection agencies have another. */
const messageClass = 'HMRC-CHAR-CLM'

/** The sender fields of every message. */
export type GatewaySender = {
  /** The vendor id assigned by HMRC. */
  vendorId: string
  product: string
  version: string
  /** Whether this is for HMRC's test service. */
  test: boolean
}

/** A charity's login for HMRC's gateway. */
export type GatewayCredentials = { senderId: string; password: string }

type Header = {
  qualifier: 'request' | 'poll'
  operation: 'submit' | 'delete' | 'list'
  transactionId?: string
  /** Empty writes an empty element; missing writes none. */
  correlationId?: string
}

const optionalElement = (name: string, text: string | undefined) =>
  text === '' ? element(name, []) : textElement(name, text)

/** Replaced by the credentials when a message is sent. */
const emptySender = element('SenderDetails', [])

const headerElement = ({ qualifier, operation, transactionId, correlationId }: Header, test: boolean): string =>
  element('Header', [
    element('MessageDetails', [
      textElement('Class', messageClass),
      textElement('Qualifier', qualifier),
      textElement('Function', operation),
      textElement('TransactionID', transactionId),
      optionalElement('CorrelationID', correlationId),
      textElement('Transformation', 'XML'),
      textElement('GatewayTest', test ? '1' : '0'),
    ]),
    emptySender,
  ])

/**
 * Adds the sender's credentials to a message before it is sent. They are not part of the IRmark's input, and stored
 * messages never contain them.
 */
export function addCredentials(xml: string, { senderId, password }: GatewayCredentials): string {
  const sender = element('SenderDetails', [
    element('IDAuthentication', [
      textElement('SenderID', senderId),
      element('Authentication', [
        textElement('Method', 'clear'),
        textElement('Role', 'principal'),
        textElement('Value', password),
      ]),
    ]),
  ])
  return xml.replace(emptySender, () => sender)
}

/** Writes a message in canonical form on one line. */
function writeMessage(
  sender: GatewaySender,
  header: Header,
  hmrcReference: string | undefined,
  body: XmlParts,
): string {
  const envelope = element(
    'GovTalkMessage',
    [
      textElement('EnvelopeVersion', '2.0'),
      headerElement(header, sender.test),
      element('GovTalkDetails', [
        element('Keys', [textElement('Key', hmrcReference, { Type: 'CHARID' })]),
        element('TargetDetails', [textElement('Organisation', 'HMRC')]),
        element('ChannelRouting', [
          element('Channel', [
            textElement('URI', sender.vendorId),
            textElement('Product', sender.product),
            textElement('Version', sender.version),
          ]),
        ]),
      ]),
      element('Body', body),
    ],
    { xmlns: envelopeNamespace },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${envelope}`
}

/** A signed claim. Any change would invalidate its mark. */
export type Submission = { xml: string; irMark: string }

/**
 * Creates the message that files a claim, without credentials.
 * @param transactionId up to 32 uppercase hexadecimal digits; list responses repeat it
 */
export function submitMessage(sender: GatewaySender, claim: Claim, transactionId: string): Submission {
  const header: Header = { qualifier: 'request', operation: 'submit', transactionId }
  const writeSubmission = (mark?: string) =>
    writeMessage(sender, header, claim.hmrcReference, [writeClaim(claim, mark)])
  const irMark = computeIrMark(writeSubmission())
  return { xml: writeSubmission(irMark), irMark }
}

/** Creates the message that polls for a verdict; it needs no credentials. */
export const pollMessage = (sender: GatewaySender, correlationId: string): string =>
  writeMessage(sender, { qualifier: 'poll', operation: 'submit', correlationId }, undefined, [])

/** Creates the message that deletes a stored verdict at HMRC; it needs no credentials. */
export const deleteMessage = (sender: GatewaySender, correlationId: string): string =>
  writeMessage(sender, { qualifier: 'request', operation: 'delete', correlationId }, undefined, [])

/** Creates the message that lists the sender's submissions, without credentials. */
export const listMessage = (sender: GatewaySender, hmrcReference: string): string =>
  writeMessage(sender, { qualifier: 'request', operation: 'list', correlationId: '' }, hmrcReference, [])
