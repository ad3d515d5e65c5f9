export { WaitingSteps } from './WaitingSteps.tsx'
