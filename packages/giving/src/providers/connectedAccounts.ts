/** The details an account is opened with, all public on the mosque's own website. */
export type NewConnectedAccount = {
  tenantId: string
  name: string
  /** ISO 3166-1 alpha-2. */
  country?: string
  /** An https URL; undefined for a site that is not public. */
  website?: string
}

/** The current state of a connected account, from our own authenticated read. */
export type AccountState = {
  /** Whether it may take cards. */
  chargesEnabled: boolean
  /** Whether its owner has completed the initial form. */
  detailsSubmitted: boolean
  /** The provider's codes for the details its owner must still submit. */
  due: string[]
  /** The provider's codes for the details being verified. */
  pending: string[]
  /** The deadline for the missing details, if the account takes cards until then. */
  deadline?: Date
  /** The provider's code for why it cannot take cards. */
  disabledReason?: string
}

/**
 * Operations for the platform's connected accounts in one mode. Each call throws `OutcomeUnknown` or `ProviderRefusal`,
 * like the calls of a gateway.
 */
export type ConnectedAccounts = {
  /**
   * Opens an account.
   * @param idempotencyKey the same for every repeat, so that a lost response or a second click finds the first account
   * @returns its id at the provider
   */
  open(details: NewConnectedAccount, idempotencyKey: string): Promise<string>
  /** Finds the account opened for a mosque since a time, for use once the idempotency key has expired. */
  find(tenantId: string, since: Date): Promise<string | undefined>
  read(stripeAccount: string): Promise<AccountState>
  /**
   * Creates a link to the provider's form, valid for one visit and a few minutes. It is never stored or logged, because
   * anyone with it can fill in the form.
   */
  link(stripeAccount: string, pages: { refresh: string; return: string }): Promise<string>
}
