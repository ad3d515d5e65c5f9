export { CancelRecoveryScreen } from './CancelRecoveryScreen.tsx'
export { Recoveries } from './Recoveries.tsx'
export { RecoveryScreen, type RecoveryScreenProps } from './RecoveryScreen.tsx'
export { RecoveryDialog } from './RecoveryDialog.tsx'
