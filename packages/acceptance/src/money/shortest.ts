import type { Failure, Simulation } from './liveYears.ts'
import type { Run, Step, Scenario } from './scenario.ts'

/** How often a story is made shorter before it is told. */
const rounds = 6
/** How many shorter stories are lived at a time. */
const atMost = 24

const stepsIn = ({ runs }: Scenario): number => runs.reduce((total, { steps }) => total + steps.length, 0)

/** Halves and quarters left out, and each by itself. */
function without<T>(some: readonly T[]): T[][] {
  const parts = [2, 4].flatMap((of) => {
    const size = Math.ceil(some.length / of)
    return Array.from({ length: of }, (_, part) => some.filter((_one, at) => Math.floor(at / size) !== part))
  })
  return [...parts, ...some.map((_, left) => some.filter((_one, at) => at !== left))]
}

/** The mosque with fewer donors, those to whom a promise was broken by themselves first; then with fewer steps. */
function shorter({ story: scenario, broken }: Failure): Scenario[] {
  const named = new Set(broken.flatMap(({ giver: donor }) => donor ?? []))
  const [only] = scenario.runs
  const fewer: Run[][] =
    scenario.runs.length > 1 || !only
      ? [
          ...scenario.runs.filter((_, nth) => named.has(nth)).map((run) => [run]),
          scenario.runs.filter((_, nth) => named.has(nth)),
          ...without(scenario.runs),
        ]
      : without(only.steps).map((steps) => [{ steps }])
  return fewer
    .map((runs): Scenario => ({ ...scenario, runs }))
    .filter((one) => stepsIn(one) > 0 && stepsIn(one) < stepsIn(scenario))
    .slice(0, atMost)
}

const describeStep = ({ at, ...step }: Step) =>
  `  week ${Math.floor(at / 3) + 1}, moment ${at % 3}: ${JSON.stringify(step)}`

/** Finds the shortest story that still breaks a promise, and tells it, with the seed it came from. */
export async function reportShortest(years: Simulation, seed: number, first: Failure): Promise<string> {
  let failure = first
  for (let round = 0; round < rounds; round += 1) {
    const { failures } = await years.live(shorter(failure), seed)
    const [best] = failures.toSorted((a, b) => stepsIn(a.story) - stepsIn(b.story))
    if (!best) break
    failure = best
  }
  const { story: scenario } = failure
  const given = scenario.runs.flatMap(({ steps }, nth) => [`Donor ${nth}:`, ...steps.map(describeStep)])
  const sentences = (some: Failure) => [...new Set(some.broken.map(({ said: text }) => `- ${text}`))]
  return [
    `Promises of money were broken. MINARET_SEED=${seed} lives that year again. The shortest story, zone ${scenario.zone}:`,
    ...(scenario.runs.length > 3
      ? [`${scenario.runs.length} donors, ${stepsIn(scenario)} steps: too long to tell.`]
      : given),
    ...sentences(failure),
    ...(failure === first ? [] : ['At first it was:', ...sentences(first)]),
  ].join('\n')
}
