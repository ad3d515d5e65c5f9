export { readLoggedDetails, readSubmittedDetails } from './changeDetails.ts'
export { detailsLogKinds } from './logKinds.ts'
export { detailsOperations } from './operations.ts'
export type { DetailsServices } from './operations.ts'
