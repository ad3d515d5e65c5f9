/** The contents of a delivery or spam report. */
export type ReportContent = {
  /** The headers of the original email. */
  original: string
  /** The action and status of RFC 3464, for an undeliverable email. */
  action?: string
  status?: string
  /** The feedback type of RFC 5965, for an email reported as spam. */
  feedback?: string
}

/** Writes a mail server's report in the format of RFC 3464 or RFC 5965. */
export function writeReport({ original, action = 'failed', status = '5.1.1', feedback }: ReportContent): string {
  const [type, content] = feedback
    ? ['feedback', `Feedback-Type: ${feedback}\nUser-Agent: SomeGenerator/1.0\nVersion: 1`]
    : [
        'delivery-status',
        [
          'Reporting-MTA: dns; mx.example.org',
          'Arrival-Date: Wed, 25 Nov 2026 12:00:00 +0000',
          '',
          'Final-Recipient: rfc822; somebody@example.org',
          `Action: ${action}`,
          `Status: ${status}`,
          'Diagnostic-Code: smtp; 550 5.1.1 <somebody@example.org>:',
          '    Recipient address rejected: User unknown',
        ].join('\n'),
      ]
  const [reportType, part] = feedback
    ? ['feedback-report', 'message/feedback-report']
    : ['delivery-status', 'message/delivery-status']
  return `Return-Path: <>
From: Mail Delivery System <mailer-daemon@mx.example.org>
To: bounces@minaret.example
Subject: ${type === 'feedback' ? 'FW: News of the week' : 'Undelivered Mail Returned to Sender'}
MIME-Version: 1.0
Content-Type: multipart/report; report-type=${reportType}; boundary="limit"

This is a MIME-encapsulated message.

--limit
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.example.org.

--limit
Content-Type: ${part}

${content}

--limit
Content-Type: text/rfc822-headers

${original}

--limit--
`
}
