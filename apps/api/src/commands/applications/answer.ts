import { answerMessage, shortId } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

async function run(typed: string, options: TenantOptions): Promise<void> {
  const now = new Date()
  const message = await withTenant(options.tenant, ({ database }, id) => answerMessage(database, id, typed, now))
  tell(
    options,
    { id: message.id, answered: now.toISOString() },
    () =>
      `The message ${shortId(message.id)} of ${message.name} counts as answered; twelve months from now it is deleted. No letter is sent by this.`,
  )
}

/** `applications answer`: writes down that a message was answered. */
export const answerVerb = () =>
  tenantVerb('answer <id>', {
    says: 'Write down that a message has been answered',
    examples: ['applications answer --tenant an-noor 3fXk2a'],
    more: 'Its id, or the beginning of it, stands in "applications list".',
  }).action(run)
