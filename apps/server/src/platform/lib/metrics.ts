import { Counter, Gauge, Registry } from 'prom-client';

/**
 * Counters of this process since its start, kept even if nobody reads them. `METRICS_TOKEN` enables
 * `/metrics`.
 */
export const processMetrics = new Registry();
const registers = [processMetrics];

export const transactionRetries = new Counter({
  name: 'alpha_transaction_retries_total',
  help: 'Transactions that met another one: begun again, or given up after several tries.',
  labelNames: ['result'] as const,
  registers,
});

export const mailsDelivered = new Counter({
  name: 'alpha_mail_total',
  help: 'Mails by what came of an attempt: sent, put off until later, or failed for good.',
  labelNames: ['result'] as const,
  registers,
});

export const repliesRead = new Counter({
  name: 'alpha_replies_total',
  help: 'Messages of the mailbox for replies: matched to a lead, bounced, unmatched, or ignored.',
  labelNames: ['result'] as const,
  registers,
});

export const mailboxReadings = new Counter({
  name: 'alpha_reply_mailbox_readings_total',
  help: 'Readings of the mailbox for replies by what came of them.',
  labelNames: ['result'] as const,
  registers,
});

export const importRows = new Counter({
  name: 'alpha_import_rows_total',
  help: 'Rows of imported files and feeds by verdict, dry runs left out.',
  labelNames: ['verdict'] as const,
  registers,
});

export const requestsShed = new Counter({
  name: 'alpha_http_shed_total',
  help: 'Requests that were answered 503 at once, because too many others were at work.',
  registers,
});

export const eventStreams = new Gauge({
  name: 'alpha_event_streams',
  help: 'Screens that listen for live changes.',
  registers,
});

export const errorReports = new Counter({
  name: 'alpha_error_reports_total',
  help: 'Reports to ERROR_WEBHOOK_URL by what came of them.',
  labelNames: ['result'] as const,
  registers,
});

export const backgroundCrashes = new Counter({
  name: 'alpha_background_failures_total',
  help: 'Steps of background work that threw.',
  labelNames: ['work'] as const,
  registers,
});
