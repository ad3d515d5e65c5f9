import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { readRoles, setupTasksFor } from '@minaret/plans'
import { dismissTask } from './dismissTask.ts'
import { messages as texts } from './messages.gen.ts'

/** Dismissing setup tasks that a mosque does not need. */
export const setupOperations = {
  async setupDismiss({ db, tenant, member, now, body: { task } }) {
    if (!setupTasksFor(tenant.config, readRoles(member.roles)).includes(task)) return refuse(403, texts.taskNotAllowed)
    const change = await db((tx) => dismissTask({ tx, accountId: member.accountId, now }, task))
    return done(change === undefined ? {} : { change }, texts.dismissed)
  },
} satisfies DeskOperations<'setupDismiss'>
