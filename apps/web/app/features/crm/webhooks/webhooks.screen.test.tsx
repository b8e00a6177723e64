import {
  createWebhook,
  listWebhookMessages,
  listWebhooks,
  resendWebhookMessage,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookMessage,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo } from '~test/fake-api';
import { currentPath, openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'webhooks');

const HOOK: Webhook = {
  ...{ id: 7, name: 'Accounting', url: 'https://books.example.com/hooks/alpha' },
  ...{ events: ['lead.created', 'lead.moved'], is_active: true },
  ...{ given_up_at: null, failing_since: null, last_delivered_at: '2026-11-01T10:00:00Z' },
  ...{ counts: { waiting: 1, failed: 1 }, created_at: '2026-10-01T10:00:00Z' },
};
const DELIVERED: WebhookMessage = {
  ...{ id: 2, message_id: '0f4e2a52-6f0e-4a39-9d49-6d0c1f7c8f11', type: 'lead.moved' },
  ...{ status: 'delivered', lead: { id: 31, name: 'Luis Vega' }, attempts: 2 },
  ...{ response_status: 204, failure: null, next_attempt_at: null },
  ...{ occurred_at: '2026-11-01T10:00:00Z', delivered_at: '2026-11-01T10:00:01Z' },
};
const FAILED: WebhookMessage = {
  ...{ ...DELIVERED, id: 1, type: 'lead.created', status: 'failed' },
  ...{ response_status: 500, failure: 'status', delivered_at: null },
};

function server(start: Webhook[] = [HOOK]): Answer[] {
  let hooks = start;
  return [
    answer(listWebhooks, () => hooks),
    answer(createWebhook, ({ body }) => {
      const webhook = { ...HOOK, ...body };
      hooks = [webhook];
      return { webhook, secret: 'whsec_shown-once' };
    }),
    answer(updateWebhook, ({ body }) => {
      hooks = hooks.map((each) => ({ ...each, ...body }) as Webhook);
      return hooks[0] as Webhook;
    }),
    answer(listWebhookMessages, { data: [DELIVERED, FAILED], total: 2 }),
    answer(resendWebhookMessage, { ...FAILED, status: 'waiting', failure: null }),
    answer(testWebhook, { ...DELIVERED, type: 'test', lead: null }),
  ];
}

test('an administrator adds a webhook and sees its secret once', async () => {
  await openScreen('/app/settings/webhooks', { as: 'admin', answers: server([]) });
  await page.getByRole('button', { name: t('add') }).click();
  await page.getByLabelText(t('name')).fill('Accounting');
  await page.getByLabelText(t('address')).fill('http://books.example.com');
  await page.getByRole('button', { name: t('create') }).click();
  await expect.element(page.getByText(t('addressNeeded'))).toBeVisible();
  await page.getByLabelText(t('address')).fill(HOOK.url);
  await page.getByLabelText(t('event.answered')).click();
  await page.getByRole('button', { name: t('create') }).click();
  await expect.element(page.getByText('whsec_shown-once')).toBeVisible();
  expect(callsTo(createWebhook)[0]?.body).toEqual({
    ...{ name: 'Accounting', url: HOOK.url, events: ['lead.created', 'lead.moved'] },
  });
  await page.getByRole('button', { name: t('secret.done') }).click();
  await expect.poll(currentPath).toBe('/app/settings/webhooks/7');
});

test('shows what was sent, with what it was answered, and sends it again', async () => {
  await openScreen('/app/settings/webhooks/7', { as: 'admin', answers: server() });
  await expect
    .element(page.getByText(t('log.answered', { status: 204, attempts: 2 })))
    .toBeVisible();
  await expect.element(page.getByText(t('failure.status', { status: 500 }))).toBeVisible();
  await page
    .getByRole('button', { name: t('log.again') })
    .last()
    .click();
  await expect.poll(() => callsTo(resendWebhookMessage)).toMatchObject([{ params: { id: 1 } }]);
  await page.getByRole('button', { name: t('pause') }).click();
  await expect.element(page.getByRole('button', { name: t('resume') })).toBeVisible();
});

test('says that it was paused after a day of failures', async () => {
  const given_up_at = '2026-11-01T10:00:00Z';
  const answers = server([{ ...HOOK, is_active: false, given_up_at }]);
  await openScreen('/app/settings/webhooks/7', { as: 'admin', answers });
  await expect.element(page.getByText(t('givenUp'))).toBeVisible();
  await page.getByRole('button', { name: t('resume') }).click();
  await expect.poll(() => callsTo(updateWebhook)[0]?.body).toEqual({ is_active: true });
});

test('fits a phone and has no violations', async () => {
  await openScreen('/app/settings/webhooks/7', { as: 'admin', answers: server(), ...PHONE });
  await expect.element(page.getByRole('heading', { name: t('log.title') })).toBeVisible();
  expectNoSidewaysScroll();
  await expectNoViolationsInBothThemes();
});
