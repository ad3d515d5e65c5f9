export { demonstrationOwnerAccount, installationOwnerNames, isDemonstrationOwned, ownsInstallation } from './owners.ts'
export type { InstallationOwners } from './owners.ts'
