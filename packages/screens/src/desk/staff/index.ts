export { StaffScreen } from './StaffScreen.tsx'
