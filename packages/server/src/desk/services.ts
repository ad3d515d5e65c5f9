import type { PreviewServices } from '@minaret/content/tv/desk'
import type { LogKinds } from '@minaret/foundation/operations'
import type { GiftAidServices } from '@minaret/giving/gift-aid/desk'
import type { GivingServices, PersonalDataServices } from '@minaret/giving/providers'
import type { ApprovalKinds } from '@minaret/staff/approvals'
import type { DetailsServices } from '@minaret/staff/configuration/desk'
import type { InstallationServices } from '../installation/desk/services.ts'
import type { SignupServices } from '../signup/operations.ts'
import type { SiteAddressServices } from '../site-addresses/settings.ts'

/** Services of public operations, besides those every operation has. */
export type PublicServices = GivingServices & PersonalDataServices & PreviewServices

/** Registries collected from the features. */
export type RegistryServices = PersonalDataServices & {
  logKinds: LogKinds
  approvalKinds: ApprovalKinds
}

/** Services of the desk's operations, besides those every operation has. */
export type DeskServices = SignupServices &
  InstallationServices &
  PreviewServices &
  DetailsServices &
  GiftAidServices &
  SiteAddressServices &
  GivingServices &
  RegistryServices & {
    /** Whether demonstration mosques can be entered without a password from other machines. */
    demoEntry: boolean
  }
