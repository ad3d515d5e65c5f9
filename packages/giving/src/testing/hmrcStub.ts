import { randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { computeIrMark, readableMark } from '../hmrc/irMark.ts'
import { find, findAll, readXml, textAt, type XmlElement } from '../hmrc/readXml.ts'
import { gatewayResponses, type StubError } from './hmrcResponses.ts'

/** A claim received by the stub. */
export type StubSubmission = {
  transactionId: string
  correlationId: string
  mark: string
  /** The surnames of its donations in order. */
  surnames: string[]
  verdict: 'accepted' | StubError[]
  /** The number of polls before the verdict. */
  acknowledgements: number
  deleted: boolean
}

/** A fault of the stub for one message. */
export type StubFault =
  /** Processes it and disconnects without a response. */
  | 'drop_response'
  /** Disconnects without processing it. */
  | 'drop_request'
  /** Processes it and never responds. */
  | 'hang'
  /** Processes it and responds with a page, a system failure, or a response about another claim. */
  | 'html_page'
  | 'error_1000'
  | 'other_claim'
  /** Processes it and repeats its last response about the claim. */
  | 'repeat_response'
  /** Responds that the login is not enrolled, without accepting the claim. */
  | 'reject_login'
  /** Accepts the claim with a different IRmark. */
  | 'wrong_mark'
  /** Responds that nothing was found. */
  | 'not_found'

/** The stub's behaviour, set by tests. */
export type StubPlan = {
  fault?(step: 'submit' | 'poll' | 'list' | 'delete', message: XmlElement): StubFault | undefined
  /** The verdict of a claim. */
  verdict?(surnames: readonly string[]): 'accepted' | StubError[]
  acknowledgements?(): number
  /** The poll interval in seconds. */
  interval?(): number
  /** Whether a login is accepted; all by default. */
  isEnrolled?(senderId: string, password: string): boolean
}

/** A local stub of HMRC's gateway over HTTP. */
export type HmrcStub = {
  base: string
  submissions: StubSubmission[]
  /** Every received message. */
  received: string[]
  plan: StubPlan
  /** The last response about each claim, by correlation id. */
  lastResponses: Map<string, string>
  close(): Promise<void>
}

const newId = () => randomBytes(16).toString('hex').toUpperCase()

function storeSubmission(stub: HmrcStub, xml: string, message: XmlElement): StubSubmission {
  const claim = find(message, 'Body', 'IRenvelope', 'R68', 'Claim')
  const surnames = findAll(claim, 'Repayment', 'GAD').map(
    (donation) => textAt(donation, 'Donor', 'Sur') ?? textAt(donation, 'AggDonation') ?? '',
  )
  const submission: StubSubmission = {
    transactionId: textAt(message, 'Header', 'MessageDetails', 'TransactionID') ?? '',
    correlationId: newId(),
    mark: readableMark(computeIrMark(xml)),
    surnames,
    verdict: stub.plan.verdict?.(surnames) ?? 'accepted',
    acknowledgements: stub.plan.acknowledgements?.() ?? 0,
    deleted: false,
  }
  stub.submissions.push(submission)
  return submission
}

/** Processes a message and returns the response. */
function process(stub: HmrcStub, step: string, xml: string, message: XmlElement, fault: StubFault | undefined): string {
  const endpoint = `${stub.base}/poll`
  const interval = stub.plan.interval?.()
  const sender = find(message, 'Header', 'SenderDetails', 'IDAuthentication')
  const isEnrolled = () =>
    stub.plan.isEnrolled?.(textAt(sender, 'SenderID') ?? '', textAt(sender, 'Authentication', 'Value') ?? '') ?? true
  if (step === 'submit') {
    if (fault === 'reject_login' || !isEnrolled()) return gatewayResponses.failed(1046)
    return gatewayResponses.acknowledged(storeSubmission(stub, xml, message).correlationId, endpoint, interval)
  }
  if (step === 'list') {
    const submissions = fault === 'not_found' ? [] : stub.submissions.filter(({ deleted }) => !deleted)
    return isEnrolled()
      ? gatewayResponses.list(submissions.map((submission) => ({ ...submission, status: 'SUBMISSION_RESPONSE' })))
      : gatewayResponses.failed(1046)
  }
  const correlationId = textAt(message, 'Header', 'MessageDetails', 'CorrelationID') ?? ''
  const submission = stub.submissions.find(
    (candidate) => candidate.correlationId === correlationId && !candidate.deleted,
  )
  if (!submission || fault === 'not_found') return gatewayResponses.failed(2000, correlationId)
  if (step === 'delete') {
    submission.deleted = true
    return gatewayResponses.deleted(correlationId)
  }
  if (submission.acknowledgements > 0) {
    submission.acknowledgements -= 1
    return gatewayResponses.acknowledged(correlationId, endpoint, interval)
  }
  const { verdict, mark } = submission
  if (verdict !== 'accepted') return gatewayResponses.refused(correlationId, verdict)
  return gatewayResponses.accepted(correlationId, fault === 'wrong_mark' ? 'A'.repeat(32) : mark)
}

function respond(stub: HmrcStub, xml: string, response: ServerResponse): void {
  const message = readXml(xml)
  const details = find(message, 'Header', 'MessageDetails')
  const operation = textAt(details, 'Function')
  const step =
    textAt(details, 'Qualifier') === 'poll'
      ? 'poll'
      : operation === 'list' || operation === 'delete'
        ? operation
        : 'submit'
  const fault = stub.plan.fault?.(step, message)
  if (fault === 'drop_request') return void response.destroy()
  const correlationId = textAt(details, 'CorrelationID') ?? ''
  const previousResponse = stub.lastResponses.get(correlationId)
  const result = process(stub, step, xml, message, fault)
  if (correlationId) stub.lastResponses.set(correlationId, result)
  if (fault === 'drop_response') return void response.destroy()
  if (fault === 'hang') return
  const faultyResponses = {
    html_page: '<html><body>Service unavailable</body></html>',
    error_1000: gatewayResponses.failed(1000),
    other_claim: gatewayResponses.accepted(newId(), 'B'.repeat(32)),
    repeat_response: previousResponse ?? result,
  }
  const isFaulty = (name = ''): name is keyof typeof faultyResponses => name in faultyResponses
  const body = isFaulty(fault) ? faultyResponses[fault] : result
  response.writeHead(fault === 'html_page' ? 503 : 200, { 'content-type': 'text/xml' }).end(body)
}

/** Starts a local stub of HMRC. */
export async function startHmrcStub(plan: StubPlan = {}, port = 0): Promise<HmrcStub> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const xml = Buffer.concat(chunks).toString('utf8')
      stub.received.push(xml)
      respond(stub, xml, response)
    })
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const stub: HmrcStub = {
    base: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    submissions: [],
    received: [],
    lastResponses: new Map(),
    plan,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return stub
}
