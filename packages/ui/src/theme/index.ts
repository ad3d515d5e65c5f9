export { contrast } from './colour.ts'
export { makePalettes, type Palette } from './palette.ts'
export { skyPhases, type SkyPhase } from './skies.ts'
export { defaultSeed, makeTheme, themeColours, type ThemeOptions } from './theme.ts'
