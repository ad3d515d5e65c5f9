export { FridayLink } from './FridayLink.tsx'
