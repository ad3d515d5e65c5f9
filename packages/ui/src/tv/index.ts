/** The screen in the hall: its frame and what stands in it, for engines as old as Chromium 53. Takes nothing of the site's sheets. */
export { TvFrame, type TvFrameProps, type TvOrientation } from './TvFrame.tsx'
export { TvNext, type TvNextProps } from './TvNext.tsx'
export { TvTable, type TvRow, type TvTableProps } from './TvTable.tsx'
