import { listRoomScenarios, type RoomScenario } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, refusal } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';
import { roomHomeLike, roomWith } from '~test/room';

const es = translatorFor('es', 'room');
const room = roomWith(roomHomeLike(1, { report_token: 'room-1' }));
const section = page.getByRole('region', { name: es('scenarios.title') });
const options = { locale: 'es', size: PHONE } as const;

const scenarioLike = (id: number, fields: Partial<RoomScenario> = {}): RoomScenario => ({
  ...{ id, name: `Escenario ${id}`, changes: { inputs: { downpaymentPercentage: 0.4 } } },
  ...{ updated_at: '2026-11-01T10:00:00.000Z', property_id: 1, address: '1 Palm St' },
  ...{ city: 'Hialeah', report_token: 'room-1' },
  theirs: {
    ...{ result_median: 241_000, result_percentile_5: -40_000, result_percentile_95: 600_000 },
    chance_of_loss: 0.07,
  },
  ours: {
    ...{ result_median: 214_000, result_percentile_5: -47_000, result_percentile_95: 622_000 },
    chance_of_loss: 0.1,
  },
  ...fields,
});

test('what the investor saved on reports is listed with both results, and opens there', async () => {
  const found = answer(listRoomScenarios, [
    scenarioLike(1),
    scenarioLike(2, { theirs: null, ours: null }),
  ]);
  await openScreen('/room', { ...options, answers: [room, found] });
  const [first, second] = [
    section.getByRole('listitem').nth(0),
    section.getByRole('listitem').nth(1),
  ];
  await expect
    .element(first)
    .toMatchTextContent(/\+\D*241\.000.*7 de cada 100.*\+\D*214\.000.*10 de/);
  await expect
    .element(first.getByRole('link'))
    .toHaveAttribute('href', '/property/share/room-1?down=40');
  await expect.element(second).toMatchTextContent(es('scenarios.noFigures'));
  const menu = page.getByRole('navigation', { name: es('menu.label') });
  await expect.element(menu.getByRole('link', { name: /^Escenarios 2/ })).toBeInTheDocument();
  await expectNoViolationsInBothThemes();
  expectNoSidewaysScroll();
});

test('without one, the page says how to make one', async () => {
  await openScreen('/room', { ...options, answers: [room] });
  await expect.element(section.getByText(es('scenarios.empty'))).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  let isDown = true;
  const found = answer(listRoomScenarios, () => (isDown ? refusal('internal') : [scenarioLike(1)]));
  await openScreen('/room', { ...options, answers: [room, found] });
  await expect.element(section.getByRole('alert')).toMatchTextContent(es('scenarios.failed'));
  isDown = false;
  const again = translatorFor('es', 'ui')('error.retry');
  await section.getByRole('button', { name: again }).click();
  await expect.element(section.getByRole('link', { name: /Escenario 1/ })).toBeVisible();
});
