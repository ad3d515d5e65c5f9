import type { Failure, Simulation } from './liveYears.ts'
import type { Run, Step, Scenario } from './scenario.ts'

/** Maximum number of times a failing scenario is shortened. */
const rounds = 6
/** Maximum number of shorter scenarios tried per round. */
const maxCandidates = 24

const stepsIn = ({ runs }: Scenario): number => runs.reduce((total, { steps }) => total + steps.length, 0)

/** Returns the list without each half, without each quarter, and without each item. */
function listReductions<T>(items: readonly T[]): T[][] {
  const parts = [2, 4].flatMap((count) => {
    const size = Math.ceil(items.length / count)
    return Array.from({ length: count }, (_, part) => items.filter((_item, index) => Math.floor(index / size) !== part))
  })
  return [...parts, ...items.map((_, omitted) => items.filter((_item, index) => index !== omitted))]
}

/** Returns scenarios with fewer donors, first with only an affected one; with a single donor, scenarios with fewer steps. */
function shortenScenario({ scenario, violations }: Failure): Scenario[] {
  const affectedDonors = new Set(violations.flatMap(({ donor }) => donor ?? []))
  const [onlyRun] = scenario.runs
  const runLists: Run[][] =
    scenario.runs.length > 1 || !onlyRun
      ? [
          ...scenario.runs.filter((_, index) => affectedDonors.has(index)).map((run) => [run]),
          scenario.runs.filter((_, index) => affectedDonors.has(index)),
          ...listReductions(scenario.runs),
        ]
      : listReductions(onlyRun.steps).map((steps) => [{ steps }])
  return runLists
    .map((runs): Scenario => ({ ...scenario, runs }))
    .filter((candidate) => stepsIn(candidate) > 0 && stepsIn(candidate) < stepsIn(scenario))
    .slice(0, maxCandidates)
}

const describeStep = ({ moment, ...step }: Step) =>
  `  week ${Math.floor(moment / 3) + 1}, moment ${moment % 3}: ${JSON.stringify(step)}`

/** Shortens a failing scenario while it still fails. @returns a report of it, with the seed to reproduce it */
export async function reportShortest(simulation: Simulation, seed: number, first: Failure): Promise<string> {
  let failure = first
  for (let round = 0; round < rounds; round += 1) {
    const { failures } = await simulation.run(shortenScenario(failure), seed)
    const [shortestFailure] = failures.toSorted((a, b) => stepsIn(a.scenario) - stepsIn(b.scenario))
    if (!shortestFailure) break
    failure = shortestFailure
  }
  const { scenario } = failure
  const steps = scenario.runs.flatMap((run, index) => [`Donor ${index}:`, ...run.steps.map(describeStep)])
  const messagesOf = (scenarioFailure: Failure) => [
    ...new Set(scenarioFailure.violations.map(({ message }) => `- ${message}`)),
  ]
  return [
    `The year failed. MINARET_SEED=${seed} repeats it. The shortest failing scenario, in zone ${scenario.zone}:`,
    ...(scenario.runs.length > 3
      ? [`${scenario.runs.length} donors, ${stepsIn(scenario)} steps: too long to print.`]
      : steps),
    ...messagesOf(failure),
    ...(failure === first ? [] : ['Violations of the whole year:', ...messagesOf(first)]),
  ].join('\n')
}
