const lines = {
  share: 'M12 15V3.5M8 7l4-4 4 4M5 12v7a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-7',
  copy: 'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.600l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 0 0 6.4 6.400l1-1',
  done: 'M4.5 12.5l5 5 10-11',
  email: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  whatsapp:
    'M3.5 20.5l1.2-4.2a8.5 8.5 0 1 1 3.1 3zM9 8.500c-.6 3 3.5 7 6.5 6.500l.4-1.6-2-1-1 .9c-1.2-.5-2-1.3-2.5-2.500l.9-1-1-2z',
  facebook:
    'M13.5 21v-8h3M13.5 13H10M13.5 13V8.500A2.5 2.5 0 0 1 16 6h1.500M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z',
  x: 'M4.5 4.5l15 15M19.5 4.5l-15 15',
} as const

/** The mark before a way of sharing; the word stands beside it. */
export function ShareMark({ name }: { name: keyof typeof lines }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={lines[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
