import type { Figures } from './figures.ts'

/** The limits; the command fails if one is missed. */
const limits = {
  startMs: 5000,
  givingP99: 1000,
  memoryMb: 512,
  memoryGrowth: 1.1,
  recoveryMs: 10_000,
  rateRatio: 1.2,
}

const formatMs = (value: number) => (Number.isFinite(value) ? `${Math.round(value)} ms` : 'never')
const formatSeconds = (value: number) => (Number.isFinite(value) ? `${(value / 1000).toFixed(1)} s` : 'never')
const formatPounds = (minor: number) => `£${(minor / 100).toFixed(2)}`

/** A table of the runs side by side, as Markdown. */
export function tableOf(runs: readonly Figures[]): string {
  const row = (name: string, cell: (run: Figures) => string) => `| ${name} | ${runs.map(cell).join(' | ')} |`
  return [
    row('', ({ mosques }) => `${mosques.toLocaleString('en')} mosques`),
    `| --- |${runs.map(() => ' ---: |').join('')}`,
    row('gifts in the database', ({ storedGifts }) => storedGifts.toLocaleString('en')),
    row('server ready after', ({ startedIn }) => formatSeconds(startedIn)),
    row('gifts sent, paid', ({ giving }) => `${giving.sent}, ${giving.paid}`),
    row('giving p50, p99', ({ giving }) => `${formatMs(giving.p50)}, ${formatMs(giving.p99)}`),
    row('payments told to retry', ({ giving }) => String(giving.refused)),
    row('views sent, shown', ({ views }) => `${views.sent}, ${views.shown}`),
    row('views shown a second', ({ views }) => views.rate.toFixed(0)),
    row('views refused, unanswered', ({ views }) => `${views.refused}, ${views.unanswered}`),
    row('views shown p50, p99', ({ views }) => `${formatMs(views.p50)}, ${formatMs(views.p99)}`),
    row('memory before, peak', ({ memory }) => `${Math.round(memory.before)} MB, ${Math.round(memory.peak)} MB`),
    row('memory growth, last third to middle third', ({ memory }) => memory.growth.toFixed(2)),
    row('recovered after', ({ recoveredIn }) => formatSeconds(recoveredIn)),
    row('in the ledger', ({ money }) => formatPounds(money.ledgerMinor)),
    row(
      'charged twice, not recorded, answered wrongly, wrong totals',
      ({ money }) => `${money.chargedTwice}, ${money.notRecorded}, ${money.mismatched}, ${money.wrongTotals}`,
    ),
  ].join('\n')
}

const describeFailure = ({ mosques }: Figures, failure: string) => `${mosques.toLocaleString('en')} mosques: ${failure}`

/** Describes the missed limits; empty if all are met. */
export function failuresOf(runs: readonly Figures[]): string[] {
  const failures = runs.flatMap((run) => {
    const { giving, memory, money, recoveredIn, startedIn } = run
    const conditions: [boolean, string][] = [
      [
        startedIn > limits.startMs,
        `the server was ready after ${formatSeconds(startedIn)}, not within ${formatSeconds(limits.startMs)}`,
      ],
      [
        !(giving.p99 <= limits.givingP99),
        `giving took ${formatMs(giving.p99)} (p99), not ${formatMs(limits.givingP99)}`,
      ],
      [
        giving.paid < giving.sent,
        `${giving.sent - giving.paid} of ${giving.sent} gifts were not paid (responses: ${giving.unpaid})`,
      ],
      [giving.refused > 0, `${giving.refused} payments were refused, though pages are refused first`],
      [memory.peak > limits.memoryMb, `the server took ${Math.round(memory.peak)} MB, not ${limits.memoryMb}`],
      [
        memory.growth > limits.memoryGrowth,
        `its memory was still growing, by ${memory.growth.toFixed(2)} from third to third`,
      ],
      [
        recoveredIn > limits.recoveryMs,
        `the server recovered after ${formatSeconds(recoveredIn)}, not ${formatSeconds(limits.recoveryMs)}`,
      ],
      [money.chargedTwice > 0, `${money.chargedTwice} donors were charged twice`],
      [money.notRecorded > 0, `${money.notRecorded} payments are not in the ledger`],
      [money.mismatched > 0, `${money.mismatched} gifts answered as paid are not in the ledger with their amount`],
      [money.wrongTotals > 0, `${money.wrongTotals} totals are not the sum of their entries`],
    ]
    return conditions.filter(([isMissed]) => isMissed).map(([, failure]) => describeFailure(run, failure))
  })
  const [many, few] = runs
  if (many && few)
    for (const kind of ['giving', 'views'] as const) {
      const ratio = Math.max(many[kind].rate / few[kind].rate, few[kind].rate / many[kind].rate)
      if (!(ratio <= limits.rateRatio))
        failures.push(
          `${kind}: ${many[kind].rate.toFixed(1)} a second with ${many.mosques} mosques, ${few[kind].rate.toFixed(1)} with ${few.mosques}: more than ${limits.rateRatio} apart`,
        )
    }
  return failures
}
