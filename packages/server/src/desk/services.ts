import type { PreviewServices } from '@minaret/content/tv/desk'
import type { LogKinds } from '@minaret/foundation/operations'
import type { GiftAidServices } from '@minaret/giving/gift-aid/desk'
import type { GivingServices, PersonalDataServices } from '@minaret/giving/providers'
import type { ApprovalKinds } from '@minaret/staff/approvals'
import type { DetailsServices } from '@minaret/staff/configuration/desk'
import type { InstallationServices } from '../installation/desk/services.ts'
import type { SignupServices } from '../signup/operations.ts'
import type { SiteAddressServices } from '../site-addresses/settings.ts'

/** What public calls need beside what every one has. */
export type PublicServices = GivingServices & PersonalDataServices & PreviewServices

/** What features hand in together. */
export type RegistryServices = PersonalDataServices & {
  logKinds: LogKinds
  approvalKinds: ApprovalKinds
}

/** What the desk's calls need beside what every one has. */
export type DeskServices = SignupServices &
  InstallationServices &
  PreviewServices &
  DetailsServices &
  GiftAidServices &
  SiteAddressServices &
  GivingServices &
  RegistryServices & {
    /** Whether demonstration mosques can be entered by one tap from elsewhere than this machine. */
    demoEntry: boolean
  }
