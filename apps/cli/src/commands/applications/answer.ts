import { answerMessage, shortId } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

async function run(idPrefix: string, options: TenantOptions): Promise<void> {
  const now = new Date()
  const message = await withTenant(options.tenant, ({ database }, id) => answerMessage(database, id, idPrefix, now))
  printResult(
    options,
    { id: message.id, answered: now.toISOString() },
    () =>
      `Message ${shortId(message.id)} from ${message.name} is marked as answered. It will be deleted in 12 months. No email was sent.`,
  )
}

/** `applications answer`: marks a message as answered. */
export const answerCommand = () =>
  defineTenantCommand('answer <id>', {
    summary: 'Mark a message as answered',
    examples: ['applications answer --tenant an-noor 3fXk2a'],
    details: 'Find the id with "applications list"; its first few characters are enough.',
  }).action(run)
