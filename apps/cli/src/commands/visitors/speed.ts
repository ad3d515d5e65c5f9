import { loadTenant, readVitals } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

const formatValue = (value: number | undefined, unit = '') => (value === undefined ? '-' : `${value}${unit}`)

async function run(options: TenantOptions): Promise<void> {
  const { all, parts } = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
    return database.forTenant(id)((tx) => readVitals(tx, today))
  })
  const rows = [{ page: 'all', device: 'all', ...all }, ...parts]
  printResult(options, rows, () =>
    all.views === 0
      ? 'No page views were measured in the last 28 days.'
      : [
          '75% of page views in the last 28 days were within:',
          '',
          formatTable(
            rows.map(({ page, device, views, lcp, inp, cls }) => ({
              page,
              device,
              views,
              LCP: formatValue(lcp, ' ms'),
              INP: formatValue(inp, ' ms'),
              CLS: formatValue(cls),
            })),
          ),
        ].join('\n'),
  )
}

/** `visitors speed`: shows the 75th percentiles of page views. */
export const speedCommand = () =>
  defineTenantCommand('speed', {
    summary: 'Show page speed in visitors’ browsers',
    examples: ['visitors speed --tenant an-noor'],
    details:
      'LCP: the largest element is visible. INP: the page responds to a tap. CLS: how much the layout shifts while it loads.\nOnly counts by day, type of page and device are stored, for 120 days. Fewer than 20 views show no figure.',
  }).action(run)
