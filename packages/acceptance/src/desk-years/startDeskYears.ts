import { startHmrcStub } from '../hmrc.ts'
import { deskHostname } from '../desk.ts'
import { startMailbox } from '../../../testkit/src/smtp.ts'
import { startGiving } from '../stripe/giving.ts'
import { liveDeskYear, type LivedYear } from './liveDeskYear.ts'
import type { DeskYears } from './place.ts'
import { generateSteps, type Step } from './steps.ts'

/** A morning of a year with the end of a tax year in its middle; it is over, since nothing is ever paid in the future. */
const begins = new Date('2025-10-01T10:00:00Z')

/** How many shorter years are lived to find the shortest that still fails. */
const mostTries = 40

/** Years of a desk, lived one after the other on one server. */
export type DeskYearsServer = {
  /** Lives the year of a seed. @throws Error with the seed and the shortest list of steps, where books differ */
  live(seed: number): Promise<LivedYear>
  close(): Promise<void>
}

/** Leaves out halves, quarters and single steps as long as the year still fails. */
async function findShortest(
  steps: readonly Step[],
  first: readonly string[],
  fails: (steps: readonly Step[]) => Promise<string[]>,
): Promise<{ steps: readonly Step[]; broken: readonly string[] }> {
  let best = { steps, broken: first }
  let tries = 0
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < best.steps.length && tries < mostTries;) {
      const shorter = best.steps.filter((_, at) => at < from || at >= from + size)
      tries += 1
      const broken = await fails(shorter)
      if (broken.length > 0) best = { steps: shorter, broken }
      else from += size
    }
  return best
}

const describeStep = ({ day, ...step }: Step) => `  day ${day}: ${JSON.stringify(step)}`

/** Starts the server years are lived on: the product's own, with PostgreSQL, SMTP and the stubs of Stripe and HMRC. */
export async function startDeskYears(): Promise<DeskYearsServer> {
  let clock = begins
  const now = () => clock
  const [hmrc, mailbox] = [await startHmrcStub(), await startMailbox()]
  const filing = { service: 'test', vendorId: '8205', version: '1.0', base: hmrc.base } as const
  const mail = { smtpUrl: mailbox.smtpUrl, from: 'desk@minaret.example' }
  const giving = await startGiving('stripe', { now, latency: 0, desk: { hostname: deskHostname }, filing, mail })
  const years: DeskYears = {
    giving,
    hmrc,
    mailbox,
    now,
    pass(milliseconds) {
      clock = new Date(clock.getTime() + milliseconds)
    },
    restart() {
      clock = begins
    },
  }
  return {
    async live(seed) {
      const steps = generateSteps(seed)
      const lived = await liveDeskYear(years, steps)
      if (lived.broken.length === 0) return lived
      const shortest = await findShortest(steps, lived.broken, async (some) => (await liveDeskYear(years, some)).broken)
      throw new Error(
        [
          `Books differ. MINARET_SEED=${seed} lives that year again. The shortest list of steps:`,
          ...shortest.steps.map(describeStep),
          ...shortest.broken.map((sentence) => `- ${sentence}`),
          'At first it was:',
          ...lived.broken.map((sentence) => `- ${sentence}`),
        ].join('\n'),
      )
    },
    async close() {
      await giving.close()
      await hmrc.close()
      await mailbox.close()
    },
  }
}
