/** What an account is opened with: of the mosque, what its own website says of it. */
export type NewConnectedAccount = {
  tenantId: string
  name: string
  /** ISO 3166-1 alpha-2. */
  country?: string
  /** Over https; nothing for a site that only this machine reaches. */
  website?: string
}

/** A connected account as the provider has it now: our own authenticated reading. */
export type AccountState = {
  /** Whether it may take cards. */
  chargesEnabled: boolean
  /** Whether its owner has filled in what is asked for at first. */
  detailsSubmitted: boolean
  /** The provider's codes of what its owner still has to send. */
  due: string[]
  /** Its codes of what was sent and is being checked. */
  pending: string[]
  /** Until when what is due has to be there, where the account takes cards until then. */
  deadline?: Date
  /** The provider's code of why it takes none. */
  disabledReason?: string
}

/**
 * The platform's side of its connected accounts, in one mode. Each call throws `OutcomeUnknown` or `ProviderRefusal`, as
 * a gateway's do.
 */
export type ConnectedAccounts = {
  /**
   * Opens an account.
   * @param idempotencyKey the same for every repeat, so that a lost answer or a second click finds the first account
   * @returns its id at the provider
   */
  open(wanted: NewConnectedAccount, idempotencyKey: string): Promise<string>
  /** The account opened for a mosque since a time; for when no idempotency key can be asked any more. */
  find(tenantId: string, since: Date): Promise<string | undefined>
  read(stripeAccount: string): Promise<AccountState>
  /**
   * Where its owner fills in what the provider asks for: one link, for one visit and a few minutes. Never stored, never
   * logged: whoever has it can fill in the form.
   */
  link(stripeAccount: string, pages: { refresh: string; return: string }): Promise<string>
}
