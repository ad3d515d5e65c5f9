import { decideApplication, type Decision, shortId } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

const describeDecision = ({ application: { name, email, state }, course, next }: Decision) =>
  [
    `${name} is ${state} for "${course}". No email was sent: contact them at ${email}.`,
    ...(next ? [`Next on the waiting list: ${next.name}. To accept: applications accept ${shortId(next.id)}`] : []),
  ].join('\n')

const decide =
  (newState: 'accepted' | 'declined') =>
  async (idPrefix: string, options: TenantOptions): Promise<void> => {
    const decision = await withTenant(options.tenant, ({ database }, id) =>
      decideApplication(database, id, idPrefix, newState),
    )
    const { application, course, before, next } = decision
    printResult(options, { id: application.id, course, before, state: newState, next: next?.id }, () =>
      describeDecision(decision),
    )
  }

/** `applications accept`: accepts an application for a course. */
export const acceptCommand = () =>
  defineTenantCommand('accept <id>', {
    summary: 'Accept a course application, including one on the waiting list',
    examples: ['applications accept --tenant an-noor 3fXk2a'],
  }).action(decide('accepted'))

/** `applications decline`: declines an application and frees its place. */
export const declineCommand = () =>
  defineTenantCommand('decline <id>', {
    summary: 'Decline a course application and free its place',
    examples: ['applications decline --tenant an-noor 3fXk2a'],
  }).action(decide('declined'))
