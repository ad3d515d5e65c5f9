// One file: whoever comes to the first of them comes to the second.
export { DetailsStep } from './DetailsStep.tsx'
export { PayStep } from './PayStep.tsx'
