/**
 * What the commands about payments need: the gateways, which take the provider's library along, and the work on the
 * ledger. Apart from `@minaret/server/operator`, so that no other command loads them.
 */
export * from '@minaret/giving/admin'
