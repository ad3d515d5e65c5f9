// One file: whoever comes to the first of them comes to the second; and each file more cuts what they share in more pieces.
export { AttemptCheck } from './AttemptCheck.tsx'
export { DetailsStep } from './DetailsStep.tsx'
export { PayStep } from './PayStep.tsx'
