export { readLoggedDetails, readWantedDetails } from './changeDetails.ts'
export { detailsLogKinds } from './logKinds.ts'
export { detailsOperations } from './operations.ts'
export type { DetailsServices } from './operations.ts'
