/** Where mosques' own domains must point, as configured by the server's operator. */
export type SiteAddressSettings = {
  /** The IP addresses of this installation. */
  addresses: readonly string[]
  /** The name a CNAME record points to. */
  cname?: string
  /** DNS servers instead of the system's, such as `127.0.0.1:5353`. */
  dnsServers?: readonly string[]
}

/** Services of the desk's domain operations. */
export type SiteAddressServices = {
  /** Undefined if mosques cannot use their own domains. */
  siteAddresses?: SiteAddressSettings
  /** Host names of the installation; mosques may not add names related to them. */
  reservedNames: readonly string[]
  /** The port of this server, once it listens. */
  listensOn: () => number | undefined
}

/** Maximum number of domains per site. */
export const maxDomains = 4
