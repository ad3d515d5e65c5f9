// For the server alone: in the screen's own index it would be loaded by every page.
export { drawAhead } from '../drawAhead.ts'
