import type { DeskCall, DeskOperationId } from '@minaret/foundation/operations'
import { type Directory, siteAddress } from '@minaret/foundation/tenancy'
import type { RelyingParty } from './passkeys.ts'

/** The dependencies of the operations on staff. */
export type StaffServices = {
  directory: Directory
  /** The desk’s hostname. */
  hostname: string
  /** The port this server listens on, for a desk on the local machine. */
  listensOn: () => number | undefined
}

/** The desk’s URL for links in emails: from the configuration, never from a request. */
export const getDeskUrl = ({ hostname, listensOn }: StaffServices): string => siteAddress(hostname, listensOn())

/** The relying party of passkeys: the origin of the page, which was already compared with the request’s. */
export const getRelyingParty = ({
  request,
  hostname,
}: Pick<DeskCall<DeskOperationId>, 'request'> & StaffServices): RelyingParty => ({
  hostname,
  origin: `${request.protocol}://${request.header('host') ?? ''}`,
})
