import { escapeText } from '../hmrc/writeXml.ts'

const wrapEnvelope = (details: string, content = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<GovTalkMessage xmlns="http://www.govtalk.gov.uk/CM/envelope"><EnvelopeVersion>2.0</EnvelopeVersion><Header><MessageDetails><Class>HMRC-CHAR-CLM</Class>${details}</MessageDetails><SenderDetails/></Header>${content}</GovTalkMessage>`
const correlationElement = (correlationId: string) => `<CorrelationID>${correlationId}</CorrelationID>`

/** An error reported by the HMRC stub. */
export type StubError = { number: number; type?: string; text: string; location?: string }

/** Responses in the format of HMRC's gateway. */
export const gatewayResponses = {
  acknowledged: (correlationId: string, endpoint: string, interval = 1) =>
    wrapEnvelope(
      `<Qualifier>acknowledgement</Qualifier><Function>submit</Function>${correlationElement(correlationId)}<ResponseEndPoint PollInterval="${interval}">${endpoint}</ResponseEndPoint>`,
      '<GovTalkDetails><Keys/></GovTalkDetails><Body/>',
    ),
  accepted: (correlationId: string, mark: string) =>
    wrapEnvelope(
      `<Qualifier>response</Qualifier><Function>submit</Function>${correlationElement(correlationId)}`,
      `<GovTalkDetails><Keys/></GovTalkDetails><Body><SuccessResponse xmlns="http://www.inlandrevenue.gov.uk/SuccessResponse"><IRmarkReceipt><Message code="0000">HMRC has received the HMRC-CHAR-CLM document. The associated IRmark was: ${mark}. We strongly recommend that you keep this receipt.</Message></IRmarkReceipt><Message code="077001">Thank you for your submission</Message><AcceptedTime>2026-11-25T12:00:00.000</AcceptedTime></SuccessResponse></Body>`,
    ),
  /** An error of the gateway itself. */
  failed: (number: number, correlationId = '') =>
    wrapEnvelope(
      `<Qualifier>error</Qualifier><Function>submit</Function>${correlationElement(correlationId)}`,
      `<GovTalkDetails><Keys/><GovTalkErrors><Error><RaisedBy>Gateway</RaisedBy><Number>${number}</Number><Type>fatal</Type><Text>Error ${number}</Text></Error></GovTalkErrors></GovTalkDetails><Body/>`,
    ),
  /** Business errors: the whole claim is refused. */
  refused: (correlationId: string, errors: readonly StubError[]) =>
    wrapEnvelope(
      `<Qualifier>error</Qualifier><Function>submit</Function>${correlationElement(correlationId)}`,
      `<GovTalkDetails><Keys/><GovTalkErrors><Error><RaisedBy>Department</RaisedBy><Number>3001</Number><Type>business</Type><Text>The submission of this document has failed due to departmental specific business logic in the Body tag.</Text></Error></GovTalkErrors></GovTalkDetails><Body><ErrorResponse xmlns="http://www.govtalk.gov.uk/CM/errorresponse">${errors
        .map(
          ({ number, type = 'business', text, location }) =>
            `<Error><RaisedBy>ChRIS</RaisedBy><Number>${number}</Number><Type>${type}</Type><Text>${escapeText(text)}</Text>${location ? `<Location>${location}</Location>` : ''}</Error>`,
        )
        .join('')}</ErrorResponse></Body>`,
    ),
  deleted: (correlationId: string) =>
    wrapEnvelope(
      `<Qualifier>response</Qualifier><Function>delete</Function>${correlationElement(correlationId)}`,
      '<Body/>',
    ),
  list: (records: readonly { correlationId: string; transactionId: string; status: string }[]) =>
    wrapEnvelope(
      '<Qualifier>response</Qualifier><Function>list</Function><CorrelationID></CorrelationID>',
      `<GovTalkDetails><Keys/></GovTalkDetails><Body><StatusReport>${records
        .map(
          (record) =>
            `<StatusRecord><TimeStamp>25/11/2026 12:00:00</TimeStamp>${correlationElement(record.correlationId)}<TransactionID>${record.transactionId}</TransactionID><Status>${record.status}</Status></StatusRecord>`,
        )
        .join('')}</StatusReport></Body>`,
    ),
}

/** The location of a donation's surname in HMRC's errors. @param donation counted from 1 */
export const surnameOf = (donation: number): string =>
  `/hd:GovTalkMessage[1]/hd:Body[1]/r68:IRenvelope[1]/r68:R68[1]/r68:Claim[1]/r68:Repayment[1]/r68:GAD[${donation}]/r68:Donor[1]/r68:Sur[1]`
