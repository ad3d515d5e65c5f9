export { ownLoginLogKinds } from './logKinds.ts'
export { ownLoginOperations } from './operations.ts'
export { hasPasskeyAddedSince } from './store.ts'
