export { displayLogKinds } from './logKinds.ts'
export { displayOperations } from './operations.ts'
export type { PreviewServices } from './preview.ts'
