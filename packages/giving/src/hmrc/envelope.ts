import type { Claim } from './claim.ts'
import { writeClaim } from './claimDocument.ts'
import { irMarkOf } from './irMark.ts'
import { element, textElement, type XmlParts } from './writeXml.ts'

/** The namespace of GovTalk's envelope. */
const envelopeNamespace = 'http://www.govtalk.gov.uk/CM/envelope'

/** A charity's own claims; collection agencies have another class. */
const messageClass = 'HMRC-CHAR-CLM'

/** What every message of this installation says of it. */
export type GatewaySender = {
  /** The number HMRC gave the maker of the software. */
  vendorId: string
  product: string
  version: string
  /** Whether this is for HMRC's test service. */
  test: boolean
}

/** How a charity logs in to HMRC's gateway. */
export type GatewayCredentials = { senderId: string; password: string }

type Header = {
  qualifier: 'request' | 'poll'
  operation: 'submit' | 'delete' | 'list'
  transactionId?: string
  /** Empty writes an empty element; missing writes none. */
  correlationId?: string
}

const written = (name: string, text: string | undefined) => (text === '' ? element(name, []) : textElement(name, text))

/** Where credentials go when a message is sent. */
const noSender = element('SenderDetails', [])

const header = ({ qualifier, operation, transactionId, correlationId }: Header, test: boolean): string =>
  element('Header', [
    element('MessageDetails', [
      textElement('Class', messageClass),
      textElement('Qualifier', qualifier),
      textElement('Function', operation),
      textElement('TransactionID', transactionId),
      written('CorrelationID', correlationId),
      textElement('Transformation', 'XML'),
      textElement('GatewayTest', test ? '1' : '0'),
    ]),
    noSender,
  ])

/**
 * A message as it goes over the wire, with the sender's credentials. They are no part of what the IRmark is over, and what
 * is stored of a message never has them.
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
  return xml.replace(noSender, () => sender)
}

/** A whole message in its canonical form, on one line. */
function message(sender: GatewaySender, head: Header, hmrcReference: string | undefined, body: XmlParts): string {
  const envelope = element(
    'GovTalkMessage',
    [
      textElement('EnvelopeVersion', '2.0'),
      header(head, sender.test),
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

/** A claim ready to be sent: not a character of it may be changed any more. */
export type Submission = { xml: string; irMark: string }

/**
 * The message that files a claim, without credentials.
 * @param transactionId up to 32 hexadecimal digits in capitals; a list names it again
 */
export function submitMessage(sender: GatewaySender, claim: Claim, transactionId: string): Submission {
  const head: Header = { qualifier: 'request', operation: 'submit', transactionId }
  const write = (mark?: string) => message(sender, head, claim.hmrcReference, [writeClaim(claim, mark)])
  const irMark = irMarkOf(write())
  return { xml: write(irMark), irMark }
}

/** The message that asks what has become of a claim; it takes no credentials. */
export const pollMessage = (sender: GatewaySender, correlationId: string): string =>
  message(sender, { qualifier: 'poll', operation: 'submit', correlationId }, undefined, [])

/** The message by which HMRC forgets a verdict that is stored here; it takes no credentials. */
export const deleteMessage = (sender: GatewaySender, correlationId: string): string =>
  message(sender, { qualifier: 'request', operation: 'delete', correlationId }, undefined, [])

/** The message that asks what HMRC has of this sender, without credentials. */
export const listMessage = (sender: GatewaySender, hmrcReference: string): string =>
  message(sender, { qualifier: 'request', operation: 'list', correlationId: '' }, hmrcReference, [])
