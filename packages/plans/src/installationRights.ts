import type { DeskOperations } from '@minaret/contract/desk'

/** The operations of the desk that are an installation owner's. */
type InstallationOperation = Extract<keyof DeskOperations, `installation${string}`>

/**
 * What an installation owner may do: one row for each operation. `confirmed` is for what a session that was left open must
 * not do: its holder shows again who they are, shortly before. Nobody may do anything at a mosque by these rows.
 */
export const installationRights: Readonly<Record<InstallationOperation, 'always' | 'confirmed'>> = {
  installationView: 'always',
  installationWaitingList: 'always',
  installationDecisionPreview: 'always',
  installationDecide: 'confirmed',
  installationMosqueList: 'always',
  installationMosqueView: 'always',
  installationPlanChange: 'confirmed',
  installationSuspend: 'confirmed',
  installationOpen: 'confirmed',
  installationLimitList: 'always',
  installationLimitChange: 'confirmed',
  installationHealth: 'always',
  installationAnnouncementList: 'always',
  installationAnnounce: 'confirmed',
  installationAnnouncementEnd: 'always',
  installationLogList: 'always',
}

/** Whether an operation is an installation owner's. */
export const isInstallationOperation = (id: string): id is InstallationOperation => id in installationRights
