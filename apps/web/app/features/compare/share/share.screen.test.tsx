import {
  type ComparisonLinks,
  compareProperties,
  compareRoomHomes,
  createComparisonLink,
  createRoomComparisonLink,
  listComparisonLinks,
  listRoomComparisonLinks,
  revokeRoomComparisonLink,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { comparedLike, comparisonOf } from '~test/comparisons';
import { answer, callsTo, refuse, SUCCESS } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'compare');
const es = translatorFor('es', 'compare');

const HOMES = [1, 2, 3].map((id) => comparedLike(id));
const MADE = { id: 9, url: 'https://alpha.test/compare/some-token', expires_at: '2026-12-19' };
const OLD = {
  ...{ id: 4, created_at: '2026-11-01T10:00:00Z', expires_at: '2026-12-01T10:00:00Z' },
  addresses: ['1 Palm Street', '2 Palm Street'],
};
const dialog = () => page.getByRole('dialog');

describe('sharing a comparison', () => {
  test('staff get an address of what is on the screen: homes, order and assumptions', async () => {
    const answers = [
      answer(compareProperties, ({ query }) => comparisonOf(HOMES, query)),
      answer(createComparisonLink, MADE),
      answer(listComparisonLinks, []),
    ];
    await openScreen('/app/compare?ids=2,1&order=price&diff=1&down=40&utm_source=x', {
      ...{ as: 'salesman', answers },
    });
    await page.getByRole('button', { name: t('share.open') }).click();
    await expect.element(dialog().getByText(t('share.staff'))).toBeVisible();
    await dialog()
      .getByRole('button', { name: t('share.make') })
      .click();
    await expect.element(dialog().getByText(MADE.url)).toBeVisible();
    const [sent] = callsTo(createComparisonLink);
    expect(sent?.body.property_ids).toEqual([2, 1]);
    expect(Object.fromEntries(new URLSearchParams(sent?.body.view))).toEqual({
      ...{ order: 'price', diff: '1', down: '40' },
    });
    const chat = dialog().getByRole('link', { name: 'WhatsApp' }).element();
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(MADE.url);
    await expectNoViolationsInBothThemes();
  });

  test('an investor makes one on a phone, and ends one made before', async () => {
    let links: ComparisonLinks = [OLD];
    const answers = [
      answer(compareRoomHomes, ({ query }) => comparisonOf(HOMES, query)),
      answer(createRoomComparisonLink, () => {
        links = [{ ...OLD, id: 9, addresses: ['3 Palm Street'] }, ...links];
        return MADE;
      }),
      answer(listRoomComparisonLinks, () => links),
      answer(revokeRoomComparisonLink, SUCCESS),
    ];
    await openScreen('/room/compare', { locale: 'es', size: PHONE, answers });
    await page.getByRole('button', { name: es('share.open') }).click();
    await expect.element(dialog().getByText(es('share.room'))).toBeVisible();
    await expect.element(dialog().getByText(es('share.own', { count: 1 }))).toBeVisible();
    await dialog()
      .getByRole('button', { name: es('share.make') })
      .click();
    await expect.element(dialog().getByText(es('share.own', { count: 2 }))).toBeVisible();
    const homes = OLD.addresses.join(', ');
    await dialog()
      .getByRole('button', { name: es('share.endNamed', { homes }) })
      .click();
    expect(callsTo(revokeRoomComparisonLink)).toEqual([]);
    await dialog()
      .getByRole('button', { name: es('share.endNow'), exact: true })
      .click();
    await expect.element(dialog().getByText(homes)).not.toBeInTheDocument();
    expect(callsTo(revokeRoomComparisonLink)).toMatchObject([{ params: { id: OLD.id } }]);
    expectNoSidewaysScroll();
    await expectNoViolationsInBothThemes();
  });

  test('a refusal is shown, and the next try may work', async () => {
    const answers = [
      answer(compareRoomHomes, ({ query }) => comparisonOf(HOMES, query)),
      refuse(createRoomComparisonLink, 'comparison.tooManyLinks'),
      answer(listRoomComparisonLinks, []),
    ];
    await openScreen('/room/compare', { answers });
    await page.getByRole('button', { name: t('share.open') }).click();
    await dialog()
      .getByRole('button', { name: t('share.make') })
      .click();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: t('share.make') })).toBeEnabled();
  });
});
