// The app as tests attack it: a small demo behind a proxy, so that each request has its own address.
import { openTestApp, TEST_PASSWORD } from '../../apps/server/test/test-app.ts';
import { injectSender } from './inject.mjs';

export async function openTarget(limitMs) {
  const test = await openTestApp({
    demo: { scale: 0.02, leads: 30 },
    config: { trustedProxies: ['127.0.0.1'] },
  });
  return {
    test,
    send: injectSender(test.app, limitMs),
    document: (await test.app.inject('/api/openapi.json')).json(),
    keeper: { email: 'admin@alpha.test', password: TEST_PASSWORD },
  };
}
