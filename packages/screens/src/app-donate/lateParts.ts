// One file for all that is not there at first: each file more is a name more in what the page begins with.
export { NoCards } from '../cause/parts/index.ts'
export { Connection } from '../shell/parts/index.ts'
export { ChooseCause } from './ChooseCause.tsx'
export { GiftMade } from './GiftMade.tsx'
export { Outside, Stale } from './Messages.tsx'
export { Forgets, Resumed, Ways } from './Ways.tsx'
