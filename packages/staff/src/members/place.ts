import type { DeskCall, DeskOperationId } from '@minaret/foundation/operations'
import { type Directory, siteAddress } from '@minaret/foundation/tenancy'
import type { PasskeyPlace } from './passkeys.ts'

/** What operations about staff need beside what every call has. */
export type StaffServices = {
  directory: Directory
  /** The desk's host name. */
  hostname: string
  /** The port this server listens on, for a desk that never leaves this machine. */
  listensOn: () => number | undefined
}

/** Where the desk is, for links in emails: from what is configured, never from a request. */
export const deskAddress = ({ hostname, listensOn }: StaffServices): string => siteAddress(hostname, listensOn())

/** Where passkeys belong: the page's own origin, which was compared with the request's before. */
export const placeOf = ({
  request,
  hostname,
}: Pick<DeskCall<DeskOperationId>, 'request'> & StaffServices): PasskeyPlace => ({
  hostname,
  origin: `${request.protocol}://${request.header('host') ?? ''}`,
})
