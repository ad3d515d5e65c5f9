export { bankLogKinds } from './logKinds.ts'
export { bankOperations } from './operations.ts'
