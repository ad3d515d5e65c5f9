export { PlainPlace } from './PlainPlace.tsx'
export type { PlainPlaceProps } from './PlainPlace.tsx'
export { createSteps } from './steps.ts'
export type { Address, Steps, StepsOptions, StepsWindow } from './steps.ts'
