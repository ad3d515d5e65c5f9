/**
 * The functions behind the payment commands: the gateways, which load the provider's library, and the ledger. Separate
 * from `@minaret/server/operator`, so that no other command loads them.
 */
export * from '@minaret/giving/admin'
