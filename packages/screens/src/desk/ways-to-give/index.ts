export { WaysToGiveScreen, type WaysToGiveScreenProps } from './WaysToGiveScreen.tsx'
