export { ProtectedScreen, type ProtectedScreenProps } from './ProtectedScreen.tsx'
