export { PayoutScreen } from './PayoutScreen.tsx'
export { PayoutsScreen } from './PayoutsScreen.tsx'
