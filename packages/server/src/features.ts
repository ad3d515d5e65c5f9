import type { Secrets } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import type { Storage } from '@minaret/foundation/files'
import {
  collect,
  type DeskOperationId,
  type DeskOperations,
  type Feature,
  feature,
  type LogKinds,
  type Operations,
} from '@minaret/foundation/operations'
import type { OperationId } from '@minaret/foundation/responses'
import type { Directory } from '@minaret/foundation/tenancy'
import type { FilingSettings } from '@minaret/giving/filing'
import type { Payments, PersonalDataServices } from '@minaret/giving/providers'
import type { ApprovalKinds } from '@minaret/staff/approvals'
import type { FastifyBaseLogger } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { contentFeatures } from '@minaret/content/features'
import { givingFeatures } from '@minaret/giving/features'
import { staffFeatures } from '@minaret/staff/features'
import { timesFeatures } from '@minaret/times/features'
import { accountOperations } from './accounts/operations.ts'
import { accountTasks } from './accounts/tasks.ts'
import { applicationDeskOperations } from './applications/desk/operations.ts'
import { applicationLogKinds } from './applications/desk/logKinds.ts'
import { applicationOperations } from './applications/operations.ts'
import { applicationData } from './applications/personalData.ts'
import { contactDeskOperations } from './contact/desk/operations.ts'
import { contactLogKinds } from './contact/desk/logKinds.ts'
import { replyDeskOperations } from './contact/desk/replyOperations.ts'
import { contactOperations } from './contact/operations.ts'
import { messageData } from './contact/personalData.ts'
import { approvalOperations } from './desk/approvals.ts'
import { draftOperations } from './desk/drafts.ts'
import { createLogDescriber, logOperations } from './desk/log.ts'
import { sessionOperations } from './desk/session.ts'
import { todayOperations } from './desk/today.ts'
import { uploadOperations } from './desk/uploads.ts'
import { emailOperations } from './email-check/operations.ts'
import { installationOperations } from './installation/desk/operations.ts'
import { maktabClassLogKinds } from './maktab/desk/logKinds.ts'
import { maktabClassOperations } from './maktab/desk/operations.ts'
import { maktabOperations } from './maktab/operations.ts'
import { maktabData } from './maktab/personalData.ts'
import { mosqueExportApproval } from './mosque-export/approval.ts'
import { mosqueExportLogKinds } from './mosque-export/logKinds.ts'
import { mosqueExportOperations } from './mosque-export/operations.ts'
import { mosqueExportTasks } from './mosque-export/tasks.ts'
import { pageTasks } from './pages/tasks.ts'
import type { DeskServices, PublicServices, RegistryServices } from './desk/services.ts'
import { retentionTasks } from './retention/tasks.ts'
import { setupLogKinds } from './setup-tasks/logKinds.ts'
import { setupOperations } from './setup-tasks/operations.ts'
import { signupLogKinds } from './signup/logKinds.ts'
import { signupOperations } from './signup/operations.ts'
import { siteAddressLogKinds } from './site-addresses/logKinds.ts'
import { siteAddressOperations } from './site-addresses/operations.ts'
import type { SiteAddressSettings } from './site-addresses/settings.ts'
import { siteAddressTasks } from './site-addresses/tasks.ts'
import { settingApprovalKinds } from './tenants/desk/approvalKinds.ts'
import { protectedLogKinds } from './tenants/desk/logKinds.ts'
import { protectedOperations } from './tenants/desk/operations.ts'
import { visitorOperations } from './visitors/operations.ts'

/** The features of this package. */
const serverFeatures = [
  feature({ name: 'accounts', public: accountOperations, tasks: accountTasks, hourly: ['accounts-tidy'] }),
  feature({
    name: 'applications',
    public: applicationOperations,
    desk: applicationDeskOperations,
    logKinds: applicationLogKinds,
    personalData: { applications: applicationData },
  }),
  feature({
    name: 'contact',
    public: contactOperations,
    desk: { ...contactDeskOperations, ...replyDeskOperations },
    logKinds: contactLogKinds,
    personalData: { messages: messageData },
  }),
  feature({ name: 'email-check', public: emailOperations }),
  feature({ name: 'installation', desk: installationOperations }),
  feature({
    name: 'maktab',
    public: maktabOperations,
    desk: maktabClassOperations,
    logKinds: maktabClassLogKinds,
    personalData: { maktab: maktabData },
  }),
  feature({
    name: 'mosque-export',
    desk: mosqueExportOperations,
    logKinds: mosqueExportLogKinds,
    approvals: [mosqueExportApproval],
    tasks: mosqueExportTasks,
    hourly: ['mosque-exports-tidy'],
  }),
  feature({ name: 'pages', tasks: pageTasks, everyFiveMinutes: ['page-changes-tidy'] }),
  feature({ name: 'retention', tasks: retentionTasks, hourly: ['retention-tidy'] }),
  feature({ name: 'setup-tasks', desk: setupOperations, logKinds: setupLogKinds }),
  feature({ name: 'signup', desk: signupOperations, logKinds: signupLogKinds }),
  feature({
    name: 'site-addresses',
    desk: siteAddressOperations,
    logKinds: siteAddressLogKinds,
    tasks: siteAddressTasks,
    hourly: ['domains-check'],
  }),
  feature({
    name: 'tenants',
    desk: protectedOperations,
    logKinds: protectedLogKinds,
    approvals: settingApprovalKinds,
  }),
  feature({ name: 'visitors', public: visitorOperations }),
  feature({
    name: 'desk',
    desk: {
      ...sessionOperations,
      ...todayOperations,
      ...draftOperations,
      ...uploadOperations,
      ...logOperations,
      ...approvalOperations,
    },
  }),
] as const

/** All features of the server. */
const features = [...staffFeatures, ...timesFeatures, ...givingFeatures, ...contentFeatures, ...serverFeatures] as const

/** Every operation of the public contract; omitting one is a type error. */
export const publicOperations: Operations<OperationId, PublicServices> = collect(features, 'public')

/** Every operation of the desk; omitting one is a type error. */
export const deskOperations: DeskOperations<DeskOperationId, DeskServices> = collect(features, 'desk')

/** Every kind of log entry. */
export const logKinds: LogKinds = collect(features, 'logKinds')

/** The personal data every feature stores. An export field without a store is a type error. */
export const personalData: PersonalDataServices['personalData'] = collect(features, 'personalData')

/** Every action that needs a second person's approval, by name. */
export const approvalKinds: ApprovalKinds = new Map(
  features.flatMap((item) => ('approvals' in item ? [...item.approvals] : [])).map((kind) => [kind.name, kind]),
)

/** Dependencies of all features' jobs. */
export type TaskDeps = {
  database: Database
  directory: Directory
  secrets: Secrets
  payments: Payments
  /** The store of pictures and files; undefined if none are served. */
  storage: Storage | undefined
  filing: FilingSettings | undefined
  siteAddresses: SiteAddressSettings | undefined
  /** The desk's address; undefined if there is none. */
  address(): string | undefined
  /** Posts an event to the server's own webhook. @throws unless the response is 200 */
  deliver(accountId: string, body: string, signature: string): Promise<void>
  now: () => Date
  log: FastifyBaseLogger
}

const featuresWithTasks: readonly Feature<
  TaskDeps & RegistryServices & { describeLog: ReturnType<typeof createLogDescriber> }
>[] = features

/** Returns the jobs of all features, and the schedule of the recurring ones. */
export function featureJobs(deps: TaskDeps) {
  const context = {
    ...deps,
    logKinds,
    approvalKinds,
    personalData,
    describeLog: createLogDescriber({ ...deps, logKinds }),
  }
  const tasks: TaskList = Object.assign({}, ...featuresWithTasks.map((item) => item.tasks?.(context)))
  return {
    tasks,
    hourlyTasks: featuresWithTasks.flatMap(({ hourly = [] }) => hourly),
    fiveMinuteTasks: featuresWithTasks.flatMap(({ everyFiveMinutes = [] }) => everyFiveMinutes),
  }
}
