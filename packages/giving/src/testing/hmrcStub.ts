import { randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { irMarkOf, readableMark } from '../hmrc/irMark.ts'
import { find, findAll, readXml, textAt, type XmlElement } from '../hmrc/readXml.ts'
import { answers, type StubError } from './hmrcAnswers.ts'

/** A claim the stub has received. */
export type StubSubmission = {
  transactionId: string
  correlationId: string
  mark: string
  /** The surnames of its donations, in order. */
  surnames: string[]
  verdict: 'accepted' | StubError[]
  /** How often it must still be asked before it says so. */
  acknowledgements: number
  deleted: boolean
}

/** What the stub does with a message, in place of what HMRC should. */
export type StubTrick =
  /** Works it, and hangs up without an answer. */
  | 'lose_answer'
  /** Hangs up without having looked at it. */
  | 'lose_message'
  /** Works it, and is still to answer. */
  | 'hold_answer'
  /** Works it, and answers with a page, a system failure, or about another claim. */
  | 'answer_page'
  | 'answer_1000'
  | 'answer_other'
  /** Works it, and says once more what it last said of this claim. */
  | 'answer_again'
  /** Answers that the login is not enrolled, and takes nothing. */
  | 'refuse_login'
  /** Takes the claim, and says it received another. */
  | 'other_mark'
  /** Says nothing is there. */
  | 'hide'

/** What a test decides about the stub. */
export type StubPlan = {
  trick?(step: 'submit' | 'poll' | 'list' | 'delete', message: XmlElement): StubTrick | undefined
  /** What it says of a claim. */
  verdict?(surnames: readonly string[]): 'accepted' | StubError[]
  acknowledgements?(): number
  /** After how many seconds it wants to be asked again. */
  interval?(): number
  /** Logins it takes; every one by default. */
  isEnrolled?(senderId: string, password: string): boolean
}

/** A stub of HMRC's gateway on this machine, over real HTTP. */
export type HmrcStub = {
  base: string
  submissions: StubSubmission[]
  /** Every message as it came. */
  received: string[]
  plan: StubPlan
  /** What it last said of each claim, by its correlation id. */
  said: Map<string, string>
  close(): Promise<void>
}

const newId = () => randomBytes(16).toString('hex').toUpperCase()

function receive(stub: HmrcStub, xml: string, message: XmlElement): StubSubmission {
  const claim = find(message, 'Body', 'IRenvelope', 'R68', 'Claim')
  const surnames = findAll(claim, 'Repayment', 'GAD').map(
    (donation) => textAt(donation, 'Donor', 'Sur') ?? textAt(donation, 'AggDonation') ?? '',
  )
  const submission: StubSubmission = {
    transactionId: textAt(message, 'Header', 'MessageDetails', 'TransactionID') ?? '',
    correlationId: newId(),
    mark: readableMark(irMarkOf(xml)),
    surnames,
    verdict: stub.plan.verdict?.(surnames) ?? 'accepted',
    acknowledgements: stub.plan.acknowledgements?.() ?? 0,
    deleted: false,
  }
  stub.submissions.push(submission)
  return submission
}

/** The answer to a message, once it is worked. */
function answerTo(
  stub: HmrcStub,
  step: string,
  xml: string,
  message: XmlElement,
  trick: StubTrick | undefined,
): string {
  const endpoint = `${stub.base}/poll`
  const interval = stub.plan.interval?.()
  const sender = find(message, 'Header', 'SenderDetails', 'IDAuthentication')
  const isEnrolled = () =>
    stub.plan.isEnrolled?.(textAt(sender, 'SenderID') ?? '', textAt(sender, 'Authentication', 'Value') ?? '') ?? true
  if (step === 'submit') {
    if (trick === 'refuse_login' || !isEnrolled()) return answers.failed(1046)
    return answers.acknowledged(receive(stub, xml, message).correlationId, endpoint, interval)
  }
  if (step === 'list') {
    const shown = trick === 'hide' ? [] : stub.submissions.filter(({ deleted }) => !deleted)
    return isEnrolled()
      ? answers.list(shown.map((submission) => ({ ...submission, status: 'SUBMISSION_RESPONSE' })))
      : answers.failed(1046)
  }
  const correlationId = textAt(message, 'Header', 'MessageDetails', 'CorrelationID') ?? ''
  const submission = stub.submissions.find((each) => each.correlationId === correlationId && !each.deleted)
  if (!submission || trick === 'hide') return answers.failed(2000, correlationId)
  if (step === 'delete') {
    submission.deleted = true
    return answers.deleted(correlationId)
  }
  if (submission.acknowledgements > 0) {
    submission.acknowledgements -= 1
    return answers.acknowledged(correlationId, endpoint, interval)
  }
  const { verdict, mark } = submission
  if (verdict !== 'accepted') return answers.refused(correlationId, verdict)
  return answers.accepted(correlationId, trick === 'other_mark' ? 'A'.repeat(32) : mark)
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
  const trick = stub.plan.trick?.(step, message)
  if (trick === 'lose_message') return void response.destroy()
  const about = textAt(details, 'CorrelationID') ?? ''
  const before = stub.said.get(about)
  const answer = answerTo(stub, step, xml, message, trick)
  if (about) stub.said.set(about, answer)
  if (trick === 'lose_answer') return void response.destroy()
  if (trick === 'hold_answer') return
  const instead = {
    answer_page: '<html><body>Service unavailable</body></html>',
    answer_1000: answers.failed(1000),
    answer_other: answers.accepted(newId(), 'B'.repeat(32)),
    answer_again: before ?? answer,
  }
  const isOther = (name = ''): name is keyof typeof instead => name in instead
  const body = isOther(trick) ? instead[trick] : answer
  response.writeHead(trick === 'answer_page' ? 503 : 200, { 'content-type': 'text/xml' }).end(body)
}

/** Starts a stub of HMRC on this machine. */
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
    said: new Map(),
    plan,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return stub
}
