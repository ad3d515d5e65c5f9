import { OperatorError, rotateSecrets } from '@minaret/server/operator'
import { withStore } from '../frame/store.ts'
import { note, tell } from '../frame/tell.ts'
import { verb } from '../frame/verb.ts'

type Options = { dryRun?: boolean; json?: boolean }

const secretsOf = (count: number) => `${count} ${count === 1 ? 'secret' : 'secrets'}`

async function run(options: Options): Promise<void> {
  const rotated = await withStore(({ database, secrets, interrupted }) =>
    rotateSecrets(database, secrets, { dryRun: options.dryRun, onMosque: () => interrupted.throwIfAborted() }),
  )
  const { resealed, current, unreadable } = rotated
  const broken = Object.entries(unreadable)
  tell(options, rotated, () =>
    options.dryRun
      ? `${secretsOf(resealed)} would be sealed under SECRETS_KEY; ${current} already are. Nothing was changed.`
      : [
          `${secretsOf(resealed)} now stand under SECRETS_KEY; ${current} already did.`,
          'SECRETS_KEY_PREVIOUS may go: take it away and start the hosts again. Page tokens and links of the last days that were signed under it, and logins since then, end with it.',
          'Make a backup: older ones open only with the key before.',
        ].join('\n'),
  )
  for (const [where, count] of broken) note(`${secretsOf(count)} in ${where} open with neither key and were left.`)
  if (broken.length > 0)
    throw new OperatorError('Some secrets could not be read. Payment accounts among them have to be connected again.')
}

/** `secrets rotate`: seals everything under the new key. */
export const rotateVerb = () =>
  verb('rotate', {
    says: 'Seal everything under SECRETS_KEY that stands under SECRETS_KEY_PREVIOUS; hosts go on beside it',
    examples: ['secrets rotate --dry-run', 'secrets rotate'],
    more: 'Cut off half-way, it goes on where it ended when it is typed again.',
  })
    .option('--dry-run', 'only count')
    .action(run)
