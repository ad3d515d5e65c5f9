import { startHmrcStub } from '../hmrc.ts'
import { deskHostname } from '../desk.ts'
import { startMailbox } from '../../../testkit/src/smtp.ts'
import { startGiving } from '../stripe/giving.ts'
import { simulateDeskYear, type SimulatedYear } from './simulateDeskYear.ts'
import type { DeskSimulation } from './deskMosque.ts'
import { generateSteps, type Step } from './steps.ts'

/** The start of a year: a tax year ends within it, and all of it is in the past, as gifts cannot be paid in the future. */
const startTime = new Date('2025-10-01T10:00:00Z')

/** Maximum number of shorter years tried to find the shortest that still fails. */
const maxAttempts = 40

/** Simulates desk years, one after another on one server. */
export type DeskSimulationServer = {
  /** Simulates the year of a seed. @throws Error with the seed and the shortest failing steps, if there are violations */
  live(seed: number): Promise<SimulatedYear>
  close(): Promise<void>
}

/** Leaves out halves, quarters and finally single steps while the year still fails. */
async function findShortest(
  steps: readonly Step[],
  first: readonly string[],
  findViolations: (steps: readonly Step[]) => Promise<string[]>,
): Promise<{ steps: readonly Step[]; violations: readonly string[] }> {
  let shortestYear = { steps, violations: first }
  let attempts = 0
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < shortestYear.steps.length && attempts < maxAttempts;) {
      const shorterSteps = shortestYear.steps.filter((_, index) => index < from || index >= from + size)
      attempts += 1
      const violations = await findViolations(shorterSteps)
      if (violations.length > 0) shortestYear = { steps: shorterSteps, violations }
      else from += size
    }
  return shortestYear
}

const describeStep = ({ day, ...step }: Step) => `  day ${day}: ${JSON.stringify(step)}`

/** Starts the server for the simulated years, with PostgreSQL, SMTP and the stubs of Stripe and HMRC. */
export async function startDeskSimulation(): Promise<DeskSimulationServer> {
  let clock = startTime
  const now = () => clock
  const [hmrc, mailbox] = [await startHmrcStub(), await startMailbox()]
  const filing = { service: 'test', vendorId: '8205', version: '1.0', base: hmrc.base } as const
  const mail = { smtpUrl: mailbox.smtpUrl, from: 'desk@minaret.example' }
  const giving = await startGiving('stripe', { now, latency: 0, desk: { hostname: deskHostname }, filing, mail })
  const simulation: DeskSimulation = {
    giving,
    hmrc,
    mailbox,
    now,
    advance(milliseconds) {
      clock = new Date(clock.getTime() + milliseconds)
    },
    restart() {
      clock = startTime
    },
  }
  return {
    async live(seed) {
      const steps = generateSteps(seed)
      const result = await simulateDeskYear(simulation, steps)
      if (result.violations.length === 0) return result
      const shortestYear = await findShortest(
        steps,
        result.violations,
        async (shorterSteps) => (await simulateDeskYear(simulation, shorterSteps)).violations,
      )
      throw new Error(
        [
          `The year failed. MINARET_SEED=${seed} repeats it. The shortest failing steps:`,
          ...shortestYear.steps.map(describeStep),
          ...shortestYear.violations.map((violation) => `- ${violation}`),
          'Violations of the whole year:',
          ...result.violations.map((violation) => `- ${violation}`),
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
