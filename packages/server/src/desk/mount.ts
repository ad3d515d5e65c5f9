import { createDeskRates, mountDesk } from '@minaret/foundation/http'
import type { Storage } from '@minaret/foundation/files'
import { mountDeskPictures } from '@minaret/content/editing/library'
import type { TvPages } from '@minaret/content/tv'
import { siteAddress } from '@minaret/foundation/tenancy'
import type { StaffSession } from '@minaret/foundation/staff'
import { createSupportFinder } from '@minaret/staff/support-access'
import { type DeskPage, mountDeskPage } from './page.ts'
import { type InstallationOwners, ownsInstallation } from '@minaret/staff/installation-owners'
import type { SignupSettings } from '../signup/operations.ts'
import type { DeskServices, RegistryServices } from './services.ts'

/** Settings of the desk, which is shared by all mosques. */
export type DeskHost = {
  /** Its host name, without a port. */
  hostname: string
  /** Whether demonstration mosques can be entered without a password from other machines. */
  demoEntry?: boolean
  /** Settings of sign-up for new mosques; without it they are created by command. */
  signup?: SignupSettings
  /** The installation's owners; none by default. */
  installationOwners?: InstallationOwners
  /** The built desk; without it only its API is served. */
  page?: DeskPage
}

type MountContext = Omit<
  Parameters<typeof mountDesk<DeskServices>>[0],
  'hostname' | 'services' | 'rates' | 'checkAnswers'
> & {
  registries: RegistryServices
  tvPages?: TvPages
  storage?: Storage
  filing?: DeskServices['filing']
  payments: DeskServices['payments']
  readiness: { read: DeskServices['readHealth'] }
  siteAddresses?: DeskServices['siteAddresses']
  limitRates?: boolean
  checkAnswers?: boolean
  listensOn: () => number | undefined
}

/** Mounts the desk on its host name. */
export function mountDeskAt(
  { hostname, demoEntry = false, signup, installationOwners = [], page }: DeskHost,
  context: MountContext,
): void {
  const { app, database, directory, secrets, guard, now, limitRates, checkAnswers = false } = context
  if (page) mountDeskPage(app, hostname, page)
  const { storage } = context
  const isInstallationOwner = (session: StaffSession, isLocal: boolean) =>
    ownsInstallation(installationOwners, session, isLocal)
  const findSupported = createSupportFinder({
    database,
    directory,
    now,
    isInstallationOwner,
    deskAddress: () => siteAddress(hostname, context.listensOn()),
  })
  if (storage) mountDeskPictures({ app, hostname, database, storage, secrets, now, findSupported })
  mountDesk({
    app,
    hostname,
    operations: context.operations,
    services: {
      directory,
      demoEntry,
      signup,
      installationOwners,
      readHealth: context.readiness.read,
      hostname,
      tvPages: context.tvPages,
      storage,
      filing: context.filing,
      payments: context.payments,
      ...context.registries,
      siteAddresses: context.siteAddresses,
      reservedNames: [hostname, ...(signup ? [signup.domain] : [])],
      listensOn: context.listensOn,
    },
    database,
    directory,
    secrets,
    guard,
    now,
    rates: limitRates === false ? undefined : createDeskRates(),
    isInstallationOwner,
    findSupported,
    checkAnswers,
  })
}
