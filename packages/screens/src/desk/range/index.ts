export { RangeScreen, type RangeScreenProps } from './RangeScreen.tsx'
