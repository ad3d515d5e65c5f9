export { ownLoginLogKinds } from './logKinds.ts'
export { ownLoginOperations } from './operations.ts'
export { hasPasskeySince } from './store.ts'
