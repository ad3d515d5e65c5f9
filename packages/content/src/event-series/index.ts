export { isSeriesRow, isSingleRow, mostSeries, readOccurrences } from './read.ts'
