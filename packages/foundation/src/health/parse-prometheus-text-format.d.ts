declare module 'parse-prometheus-text-format' {
  /** One metric as it was written: its samples, and for a histogram their buckets. */
  type Parsed = {
    name: string
    help: string
    type: string
    metrics: { value?: string; labels?: Record<string, string>; buckets?: Record<string, string> }[]
  }
  /** Reads Prometheus' text form. @throws when a line is none */
  const parse: (text: string) => Parsed[]
  export default parse
}
