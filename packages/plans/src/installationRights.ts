import type { DeskOperations } from '@minaret/contract/desk'

/** The installation owner's desk operations. */
type InstallationOperation = Extract<keyof DeskOperations, `installation${string}`>

/**
 * The installation owner's rights, one row per operation. `confirmed` operations need recent re-authentication, because an
 * unattended session must not be able to use them. These rows give no access to any mosque.
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

/** Whether an operation is one of the installation owner's. */
export const isInstallationOperation = (id: string): id is InstallationOperation => id in installationRights
