// One chunk, because these steps follow each other, and each further chunk would split their shared code.
export { AttemptCheck } from './AttemptCheck.tsx'
export { DetailsStep } from './DetailsStep.tsx'
export { PayStep } from './PayStep.tsx'
export { readServerForm } from './posted/readServerForm.ts'
