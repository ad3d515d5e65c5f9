import type { Failure, Years } from './liveYears.ts'
import type { Step, Story } from './story.ts'

/** How often a story is made shorter before it is told. */
const rounds = 4

/** The story without its halves, its quarters, and each of its steps. */
function shorter({ steps, ...story }: Story): Story[] {
  const parts = [2, 4].flatMap((of) => {
    const size = Math.ceil(steps.length / of)
    return Array.from({ length: of }, (_, part) => steps.filter((_step, at) => Math.floor(at / size) !== part))
  })
  const without = steps.map((_, left) => steps.filter((_step, at) => at !== left))
  return [...parts, ...without]
    .filter((some) => some.length > 0 && some.length < steps.length)
    .map((some): Story => ({ ...story, steps: some }))
}

const tell = ({ at, ...step }: Step) => `  week ${Math.floor(at / 3) + 1}, moment ${at % 3}: ${JSON.stringify(step)}`

/** Finds the shortest story that still breaks a promise, and tells it, with the seed it came from. */
export async function tellShortest(years: Years, seed: number, first: Failure, count: number): Promise<string> {
  let failure = first
  for (let round = 0; round < rounds; round += 1) {
    const { failures } = await years.live(shorter(failure.story), seed)
    const [best] = failures.toSorted((a, b) => a.story.steps.length - b.story.steps.length)
    if (!best) break
    failure = best
  }
  const { story, broken } = failure
  return [
    `${count} years broke a promise. MINARET_SEED=${seed} lives them again. The shortest story, zone ${story.zone}:`,
    ...story.steps.map(tell),
    ...broken.map((sentence) => `- ${sentence}`),
    ...(failure === first ? [] : ['At first it was:', ...first.broken.map((sentence) => `- ${sentence}`)]),
  ].join('\n')
}
