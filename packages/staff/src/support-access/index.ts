export { supportLogKinds } from './logKinds.ts'
export { supportOperations } from './operations.ts'
export { createSupportFinder } from './supporter.ts'
