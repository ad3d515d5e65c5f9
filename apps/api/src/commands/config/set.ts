import { type ChangedSetting, changeSetting } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'
import { knownKey } from './knownKey.ts'

/** What has happened, and what visitors notice of it. */
function inWords({ key, before, after, usual, opened, closed }: ChangedSetting, slug: string): string {
  if (before === after) return `${key} ${after === undefined ? 'was not set' : `says ${after} already`} at ${slug}.`
  const was = before === undefined ? '' : ` (it was ${before})`
  const lines = [
    after === undefined
      ? `${key} is not set any more${was}.${usual === undefined ? '' : ` ${usual} holds now.`}`
      : `${key} is ${after} now${was}.`,
  ]
  if (opened.length > 0) lines.push(`Visitors find these pages since: ${opened.join(', ')}`)
  if (closed.length > 0) lines.push(`These are not found any more: ${closed.join(', ')}`)
  lines.push('Visitors see it with the next page they open, within a second.')
  return lines.join('\n')
}

async function change(key: string, value: string | undefined, options: TenantOptions): Promise<void> {
  const known = knownKey(key)
  const done = await withTenant(options.tenant, async ({ database }, id, slug) => ({
    slug,
    changed: await changeSetting(database, id, known, value),
  }))
  tell(options, done.changed, () => inWords(done.changed, done.slug))
}

/** `config set`: gives a setting a value. */
export const setVerb = () =>
  tenantVerb('set <key> <value...>', {
    says: 'Give a setting a value; its form is checked first',
    examples: ['config set --tenant an-noor activePlan premium', 'config set --tenant an-noor presets 10, 25, 50'],
    more: '"config list" shows every setting. A value that begins with - follows two strokes:\n  npm run minaret -- config set --tenant an-noor longitude -- -1.759',
  }).action((key: string, value: string[], options: TenantOptions) => change(key, value.join(' '), options))

/** `config unset`: takes a setting away. */
export const unsetVerb = () =>
  tenantVerb('unset <key>', {
    says: 'Take a setting away, so that the usual holds',
    examples: ['config unset --tenant an-noor facebookLink'],
  }).action((key: string, options: TenantOptions) => change(key, undefined, options))
