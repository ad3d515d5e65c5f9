export { isSeriesRow, isSingleRow, maxSeries, readOccurrences } from './read.ts'
