import { decideApplication, type Decision, shortId } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

const inWords = ({ application: { name, email, state }, course, next }: Decision) =>
  [
    `${name} is ${state} for "${course}". No email is sent: contact ${email}.`,
    ...(next ? [`First on the waiting list is ${next.name}: applications accept ${shortId(next.id)}`] : []),
  ].join('\n')

const decide =
  (to: 'accepted' | 'declined') =>
  async (typed: string, options: TenantOptions): Promise<void> => {
    const decided = await withTenant(options.tenant, ({ database }, id) => decideApplication(database, id, typed, to))
    const { application, course, before, next } = decided
    tell(options, { id: application.id, course, before, state: to, next: next?.id }, () => inWords(decided))
  }

/** `applications accept`: accepts an application for a course. */
export const acceptCommand = () =>
  defineTenantCommand('accept <id>', {
    summary: 'Accept a course application, including from the waiting list',
    examples: ['applications accept --tenant an-noor 3fXk2a'],
  }).action(decide('accepted'))

/** `applications decline`: declines it and releases the place. */
export const declineCommand = () =>
  defineTenantCommand('decline <id>', {
    summary: 'Decline a course application, which frees its place',
    examples: ['applications decline --tenant an-noor 3fXk2a'],
  }).action(decide('declined'))
