import { describe, expect, test } from 'vitest'
import { donationAt, readResponse } from './response.ts'
import { UnreadableXml } from './readXml.ts'
import { meaningOf } from './verdict.ts'

const id = 'D240212BD8464107966120F5B312BA63'
const createMessage = (details: string, content = '') =>
  `<?xml version="1.0"?><GovTalkMessage xmlns="http://www.govtalk.gov.uk/CM/envelope"><EnvelopeVersion>2.0</EnvelopeVersion><Header><MessageDetails><Class>HMRC-CHAR-CLM</Class>${details}</MessageDetails></Header>${content}</GovTalkMessage>`
const createErrorMessage = (errors: string, body = '') =>
  createMessage(
    `<Qualifier>error</Qualifier><Function>submit</Function><CorrelationID>${id}</CorrelationID>`,
    `<GovTalkDetails><GovTalkErrors>${errors}</GovTalkErrors></GovTalkDetails><Body>${body}</Body>`,
  )

describe('a gateway response', () => {
  test('an acknowledgement has the poll address and interval', () => {
    expect(
      readResponse(
        createMessage(
          `<Qualifier>acknowledgement</Qualifier><Function>submit</Function><CorrelationID>${id}</CorrelationID><ResponseEndPoint PollInterval="10">https://x.example/poll</ResponseEndPoint>`,
        ),
      ),
    ).toEqual({ kind: 'acknowledged', correlationId: id, endpoint: 'https://x.example/poll', pollSeconds: 10 })
  })

  test.each(['0', '-3', 'soon'])('an interval of %s falls back to the schema’s default', (interval) => {
    expect(
      readResponse(
        createMessage(
          `<Qualifier>acknowledgement</Qualifier><CorrelationID>${id}</CorrelationID><ResponseEndPoint PollInterval="${interval}"/>`,
        ),
      ),
    ).toMatchObject({ pollSeconds: 2, endpoint: undefined })
  })

  test('an acceptance contains the mark that HMRC received', () => {
    expect(
      readResponse(
        createMessage(
          `<Qualifier>response</Qualifier><Function>submit</Function><CorrelationID>${id}</CorrelationID>`,
          '<Body><s:SuccessResponse xmlns:s="http://www.inlandrevenue.gov.uk/SuccessResponse"><s:IRmarkReceipt><s:Message code="0000">HMRC has received the document ref: XR4010 at 10.25 on 05/05/2026. The associated IRmark was: UAQ5WGU7S4AIRPYBQ5YVWEWNFTEZWET2. Please keep it.</s:Message></s:IRmarkReceipt><s:Message code="077001">Thank you for your submission</s:Message><s:AcceptedTime>2026-05-05T10:25:42.346</s:AcceptedTime></s:SuccessResponse></Body>',
        ),
      ),
    ).toMatchObject({
      kind: 'accepted',
      correlationId: id,
      mark: 'UAQ5WGU7S4AIRPYBQ5YVWEWNFTEZWET2',
      acceptedTime: '2026-05-05T10:25:42.346',
    })
  })

  test('a refusal names each faulty gift', () => {
    const response = readResponse(
      createErrorMessage(
        '<Error><RaisedBy>Department</RaisedBy><Number>3001</Number><Type>business</Type><Text>Failed</Text></Error>',
        '<e:ErrorResponse xmlns:e="http://www.govtalk.gov.uk/CM/errorresponse"><e:Error><e:RaisedBy>ChRIS</e:RaisedBy><e:Number>4065</e:Number><e:Type>business</e:Type><e:Text>Invalid content</e:Text><e:Location>/hd:GovTalkMessage[1]/hd:Body[1]/r68:IRenvelope[1]/r68:R68[1]/r68:Claim[1]/r68:Repayment[1]/r68:GAD[2]/r68:Donor[1]/r68:Sur[1]</e:Location></e:Error></e:ErrorResponse>',
      ),
    )
    expect(response).toMatchObject({ kind: 'error', correlationId: id, errors: [{ number: 3001 }, { number: 4065 }] })
    if (response.kind !== 'error') throw new Error('not an error')
    expect(meaningOf(response.errors)).toBe('refused')
    expect(response.errors.map(({ location }) => donationAt(location))).toEqual([undefined, 2])
  })

  test('a list has the sender’s submissions', () => {
    expect(
      readResponse(
        createMessage(
          '<Qualifier>response</Qualifier><Function>list</Function><CorrelationID></CorrelationID>',
          `<Body><StatusReport><StatusRecord><TimeStamp>05/05/2026 10:25:42</TimeStamp><CorrelationID>${id}</CorrelationID><TransactionID>AB</TransactionID><Status>SUBMISSION_RESPONSE</Status></StatusRecord></StatusReport></Body>`,
        ),
      ),
    ).toEqual({
      kind: 'list',
      records: [{ time: '05/05/2026 10:25:42', correlationId: id, transactionId: 'AB', status: 'SUBMISSION_RESPONSE' }],
    })
  })

  test.each([
    ['nothing', ''],
    ['a page', '<html><body>Service unavailable</body></html>'],
    ['a truncated response', createMessage('<Qualifier>response</Qualifier>').slice(0, 90)],
    ['an acknowledgement without an id', createMessage('<Qualifier>acknowledgement</Qualifier>')],
    [
      'an acceptance without a verdict',
      createMessage('<Qualifier>response</Qualifier><Function>submit</Function>', '<Body/>'),
    ],
    ['a request', createMessage('<Qualifier>request</Qualifier><Function>submit</Function>')],
    ['a malformed id', createMessage('<Qualifier>acknowledgement</Qualifier><CorrelationID>../x</CorrelationID>')],
    ['declared entities', `<!DOCTYPE x [<!ENTITY a "b">]>${createMessage('<Qualifier>response</Qualifier>')}`],
  ])('%s is unreadable', (_, xml) => {
    expect(() => readResponse(xml)).toThrow(UnreadableXml)
  })
})

describe('the meaning of errors', () => {
  const meaningOfNumbers = (...numbers: (number | undefined)[]) =>
    meaningOf(numbers.map((number) => ({ number, type: 'fatal', text: '' })))

  test.each([
    ['a system failure is inconclusive', [1000], 'unknown'],
    ['an inconclusive error outweighs others', [3001, 2005], 'unknown'],
    ['a refused login means that nothing was accepted', [1046], 'credentials'],
    ['a wrong mark is our error', [2021], 'ours'],
    ['business errors refuse the whole claim', [3001, 4065, 7026], 'refused'],
    ['an unknown HMRC rule is a refusal', [7099], 'refused'],
    ['an undocumented gateway error is inconclusive', [1234], 'unknown'],
    ['an error without a number is inconclusive', [undefined], 'unknown'],
    ['an empty error list is inconclusive', [], 'unknown'],
  ] as const)('%s', (_, numbers, meaning) => {
    expect(meaningOfNumbers(...numbers)).toBe(meaning)
  })
})
