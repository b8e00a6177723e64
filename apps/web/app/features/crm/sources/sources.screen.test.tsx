import {
  createIntakeSource,
  type IntakeDelivery,
  type IntakeSource,
  listIntakeDeliveries,
  listIntakeSources,
  listUsers,
  replayIntakeDelivery,
  testIntakeSource,
  updateIntakeSource,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo } from '~test/fake-api';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'intakeSources');

const SOURCE: IntakeSource = {
  ...{ id: 7, name: 'Spring campaign', kind: 'webhook', is_active: true },
  url: 'https://alpha.example.com/api/hooks/abc123',
  mapping: [
    { from: 'full_name', to: 'full_name' },
    { from: 'email', to: 'email' },
  ],
  owner_rule: { members: [], match_language: false, hours: null },
  ...{ has_app_secret: false, has_page_token: false },
  ...{ refused_count: 2, refused_at: '2026-11-01T10:00:00Z' },
  last_delivery_at: '2026-11-01T10:00:00Z',
  counts: { leads: 12, joined: 1, problems: 1 },
  known_fields: ['email', 'full_name', 'budget'],
  backfill: null,
  created_at: '2026-10-01T10:00:00Z',
};

const REFUSED: IntakeDelivery = {
  ...{ id: 1, status: 'refused', reason: 'noContact', external_id: null },
  fields: { full_name: 'Ana Ruiz', budget: '$200,000' },
  ...{ preview: null, lead: null, owner_reason: null, attempts: 1, next_attempt_at: null },
  received_at: '2026-11-01T10:00:00Z',
};
const MADE: IntakeDelivery = {
  ...{ ...REFUSED, id: 2, status: 'lead', reason: null, owner_reason: 'hours' },
  lead: { id: 31, name: 'Luis Vega', owner: 'Grace Okonjo' },
};

function server(start: IntakeSource[] = [SOURCE]): Answer[] {
  let sources = start;
  return [
    answer(listIntakeSources, () => sources),
    answer(createIntakeSource, ({ body }) => {
      const source = { ...SOURCE, ...body, counts: { leads: 0, joined: 0, problems: 0 } };
      sources = [source];
      return { source, secret: 'whsec_shown-once' };
    }),
    answer(updateIntakeSource, ({ body }) => {
      const { app_secret: _, page_token: __, ...changes } = body;
      sources = sources.map((each) => ({ ...each, ...changes }) as IntakeSource);
      return sources[0] as IntakeSource;
    }),
    answer(listIntakeDeliveries, { data: [MADE, REFUSED], total: 2 }),
    answer(replayIntakeDelivery, { ...REFUSED, status: 'waiting', reason: null }),
    answer(testIntakeSource, {
      ...REFUSED,
      status: 'test',
      reason: null,
      preview: { email: 'a@b.co' },
    }),
    answer(listUsers, []),
  ];
}

test('an administrator adds a source and sees its secret once', async () => {
  await openScreen('/app/settings/sources', { as: 'admin', answers: server([]) });
  await page.getByRole('button', { name: t('add') }).click();
  await page.getByRole('radio', { name: t('kind.webhook'), exact: false }).click();
  await page.getByLabelText(t('name')).fill('Spring campaign');
  await expectNoViolationsInBothThemes();
  await page.getByRole('button', { name: t('create') }).click();
  await expect.element(page.getByText('whsec_shown-once')).toBeVisible();
  await page.getByRole('button', { name: t('secret.done') }).click();
  await expect.poll(currentPath).toBe('/app/settings/sources/7');
  await expect.element(page.getByText('whsec_shown-once')).not.toBeInTheDocument();
  await expect.element(page.getByText(SOURCE.url)).toBeVisible();
});

test('fields, people and hours of a source are saved, and a failed delivery is processed again', async () => {
  await openScreen('/app/settings/sources/7', { as: 'admin', answers: server() });
  await page.getByRole('button', { name: 'budget' }).click();
  await page.getByLabelText(t('mapping.to', { name: 'budget' })).selectOptions(t('target.message'));
  await page
    .getByRole('button', { name: t('save') })
    .first()
    .click();
  expect(callsTo(updateIntakeSource).at(-1)?.body).toEqual({
    mapping: [...SOURCE.mapping, { from: 'budget', to: 'message' }],
  });
  await page.getByLabelText(t('rule.add')).selectOptions(String(PEOPLE.admin.id));
  await page.getByLabelText(t('rule.weight')).selectOptions('3');
  await page.getByLabelText(t('rule.countries')).selectOptions('CO');
  await page.getByRole('checkbox', { name: t('hours.only') }).click();
  await page
    .getByRole('button', { name: t('save') })
    .nth(1)
    .click();
  expect(callsTo(updateIntakeSource).at(-1)?.body).toMatchObject({
    owner_rule: {
      members: [{ weight: 3, countries: ['CO'], capacity: null, time_zone: null }],
      hours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
    },
  });
  await page.getByRole('button', { name: t('test.run') }).click();
  await expect.element(page.getByText(t('test.works'))).toBeVisible();
  await expect.element(page.getByText(t('reason.noContact'))).toBeVisible();
  await expect.element(page.getByText(t('ownerReason.hours'))).toBeVisible();
  await page.getByRole('button', { name: t('log.replay') }).click();
  await expect.element(page.getByText(t('log.replayed'))).toBeVisible();
  await expectNoViolationsInBothThemes();
});

test('it fits a phone, in Spanish', async () => {
  await openScreen('/app/settings/sources/7', {
    as: 'admin',
    locale: 'es',
    answers: server([{ ...SOURCE, kind: 'meta' }]),
    size: PHONE,
  });
  const es = translatorFor('es', 'intakeSources');
  await expect.element(page.getByText(es('backfill.title'))).toBeVisible();
  await expectNoSidewaysScroll();
});
