export { AccessibilityScreen as Screen } from './AccessibilityScreen.tsx'
