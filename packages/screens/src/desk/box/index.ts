export { BoxScreen } from './BoxScreen.tsx'
export { GasdsScreen } from './GasdsScreen.tsx'
export { SheetScreen } from './SheetScreen.tsx'
export { SlipScreen } from './SlipScreen.tsx'
