declare module 'parse-prometheus-text-format' {
  /** A parsed metric: its samples, and for a histogram their buckets. */
  type Parsed = {
    name: string
    help: string
    type: string
    metrics: { value?: string; labels?: Record<string, string>; buckets?: Record<string, string> }[]
  }
  /** Parses Prometheus' text format. @throws if a line is invalid */
  const parse: (text: string) => Parsed[]
  export default parse
}
