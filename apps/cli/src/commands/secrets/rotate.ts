import { OperatorError, rotateSecrets } from '@minaret/server/operator'
import { withStore } from '../frame/store.ts'
import { printNote, printResult } from '../frame/output.ts'
import { defineCommand } from '../frame/defineCommand.ts'

type Options = { dryRun?: boolean; json?: boolean }

const formatSecrets = (count: number) => `${count} ${count === 1 ? 'secret' : 'secrets'}`
const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')
const wasOrWere = (count: number) => (count === 1 ? 'was' : 'were')

async function run(options: Options): Promise<void> {
  const result = await withStore(({ database, secrets, interrupted }) =>
    rotateSecrets(database, secrets, { dryRun: options.dryRun, onMosque: () => interrupted.throwIfAborted() }),
  )
  const { resealed, current, unreadable } = result
  const undecryptable = Object.entries(unreadable)
  printResult(options, result, () =>
    options.dryRun
      ? `${formatSecrets(resealed)} would be encrypted with SECRETS_KEY; ${current} already ${isOrAre(current)}. Nothing was changed.`
      : [
          `${formatSecrets(resealed)} ${isOrAre(resealed)} now encrypted with SECRETS_KEY; ${current} already ${wasOrWere(current)}.`,
          'You can now remove SECRETS_KEY_PREVIOUS and restart the servers. Recent page tokens, links and logins signed with it will stop working.',
          'Make a backup: older ones can only be opened with the previous key.',
        ].join('\n'),
  )
  for (const [column, count] of undecryptable)
    printNote(
      `${formatSecrets(count)} in ${column} cannot be decrypted with either key and ${wasOrWere(count)} not changed.`,
    )
  if (undecryptable.length > 0)
    throw new OperatorError('Some secrets could not be decrypted. Connect the payment accounts among them again.')
}

/** `secrets rotate`: re-encrypts all secrets with the new key. */
export const rotateCommand = () =>
  defineCommand('rotate', {
    summary: 'Re-encrypt all secrets with SECRETS_KEY; servers can keep running',
    examples: ['secrets rotate --dry-run', 'secrets rotate'],
    details: 'If it is interrupted, run it again to continue.',
  })
    .option('--dry-run', 'count the secrets without changing them')
    .action(run)
