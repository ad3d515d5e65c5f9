export { describeMachine } from './machine.ts'
export { writeSection } from './writeSection.ts'
