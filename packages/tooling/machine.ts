import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** Describes the machine of a measurement, so that it can be compared with others. */
export const describeMachine = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load average at the start ${(loadavg()[0] ?? 0).toFixed(1)}`
