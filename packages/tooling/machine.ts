import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** The machine a figure was measured on, so that it can be compared with another's. */
export const describeMachine = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load average at the start ${(loadavg()[0] ?? 0).toFixed(1)}`
