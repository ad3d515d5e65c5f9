// One chunk: these steps follow each other, and every further chunk splits the code they share into smaller pieces.
export { AttemptCheck } from './AttemptCheck.tsx'
export { DetailsStep } from './DetailsStep.tsx'
export { PayStep } from './PayStep.tsx'
export { typedInAnswer } from './posted/typedInAnswer.ts'
