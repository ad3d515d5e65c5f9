/** Where domains of mosques' own have to point, as whoever runs the server has configured it. */
export type SiteAddressSettings = {
  /** The IP addresses of this installation. */
  addresses: readonly string[]
  /** The name a CNAME record points to. */
  cname?: string
  /** DNS servers in place of the system's, as `127.0.0.1:5353`. */
  dnsServers?: readonly string[]
}

/** What the desk's calls need of them. */
export type SiteAddressServices = {
  /** Nothing where no mosque can use a domain of its own. */
  siteAddresses?: SiteAddressSettings
  /** Host names of the installation: names beside or under them are no mosque's to add. */
  reservedNames: readonly string[]
  /** The port of this server, once it listens. */
  listensOn: () => number | undefined
}

/** How many domains one site can have at the desk. */
export const mostDomains = 4
