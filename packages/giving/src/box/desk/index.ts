export { gasdsOperations } from './gasdsOperations.ts'
export { boxLogKinds } from './logKinds.ts'
export { sheetOperations } from './sheetOperations.ts'
