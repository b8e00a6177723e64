import type { SampleReport } from '@alpha/contract';
import type { WebRequest } from '@alpha/contract/web-request';

/** Whether there is a sample report to link to; without an answer the links fall away. */
export async function hasSampleReport(api: WebRequest['api']): Promise<boolean> {
  const answer = await api('/api/public/sample-report').catch(() => null);
  return answer?.status === 200 && (answer.json as SampleReport).property !== null;
}
