/**
 * The functions behind the payment commands: the gateways, which load the provider's library, and the ledger. They are
 * separate from `@minaret/server/operator`, so that other commands do not load them.
 */
export * from '@minaret/giving/admin'
