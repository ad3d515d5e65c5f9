import { feature } from '@minaret/foundation/operations'
import { recoveryLogKinds, recoveryOperations, recoveryTasks } from '../account-recovery/index.ts'
import { approvalLogKinds, approvalTasks } from '../approvals/index.ts'
import { configurationOperations } from '../configuration/index.ts'
import { detailsLogKinds, detailsOperations } from '../configuration/desk/index.ts'
import {
  acceptanceOperations,
  loginOperations,
  memberOperations,
  staffApprovalKinds,
  staffLogKinds,
  createStaffTasks,
} from '../members/index.ts'
import { ownLoginLogKinds, ownLoginOperations } from '../own-login/index.ts'
import { supportLogKinds, supportOperations } from '../support-access/index.ts'

/** The features of this package. */
export const staffFeatures = [
  feature({
    name: 'members',
    desk: { ...loginOperations, ...acceptanceOperations, ...memberOperations },
    logKinds: staffLogKinds,
    approvals: staffApprovalKinds,
    tasks: createStaffTasks,
    hourly: ['staff-tidy', 'log-head'],
  }),
  feature({ name: 'own-login', desk: ownLoginOperations, logKinds: ownLoginLogKinds }),
  feature({ name: 'support-access', desk: supportOperations, logKinds: supportLogKinds }),
  feature({
    name: 'account-recovery',
    desk: recoveryOperations,
    logKinds: recoveryLogKinds,
    tasks: recoveryTasks,
    everyFiveMinutes: ['recoveries-due'],
  }),
  feature({
    name: 'approvals',
    logKinds: approvalLogKinds,
    tasks: approvalTasks,
    everyFiveMinutes: ['approvals-due'],
  }),
  feature({
    name: 'configuration',
    public: configurationOperations,
    desk: detailsOperations,
    logKinds: detailsLogKinds,
  }),
] as const
