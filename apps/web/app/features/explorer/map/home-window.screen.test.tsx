import { getPropertyMap, type Listing } from '@alpha/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '~test/accessibility';
import { button, openListing } from '~test/explorer-page';
import { answer } from '~test/fake-api';
import { mapOf, search, toPin } from '~test/market-answers';
import { PHONE } from '~test/open-screen';

const homes = search({ city: 'Miami', investment_min: 100_000 });

/** Pressed until it opens: before the answer, a card that is under the pointer has a pin as well. */
async function openHome({ id, address, city }: Listing) {
  const opened = page.getByRole('dialog', { name: `${address}, ${city}` });
  await expect
    .poll(() => {
      document.querySelector<HTMLElement>(`[data-mark="home ${id}"]`)?.click();
      return opened.elements().length;
    })
    .toBe(1);
  return opened;
}

test.each([
  ['beside the list', { width: 1440, height: 900 }, homes[0]],
  ['of another page of the list', { width: 1440, height: 900 }, homes.at(-1)],
  ['on a phone', PHONE, homes[1]],
])('a home %s has its picture, address, price, range and report', async (_, size, home) => {
  if (!home?.outcome) throw new Error('no home with estimates');
  const at = [answer(getPropertyMap, mapOf([toPin(home)]))];
  await openListing('?city=Miami&view=map', { size, answers: at });
  await expect.element(button('Draw Area')).toBeEnabled();
  const opened = await openHome(home);
  await expect.element(opened.getByText(home.address, { exact: true })).toBeVisible();
  await expect.element(opened.getByRole('img').first()).toBeInViewport();
  await expect
    .element(opened.getByRole('img', { name: /^Range of the result/ }))
    .toBeInTheDocument();
  await expect.element(opened.getByRole('link')).toBeInTheDocument();
  await expectNoViolations();
});

test('a home whose result is to be checked says so with the reason', async () => {
  const [home] = homes;
  if (!home) throw new Error('no home');
  const doubt = { code: 'cap_rate', value: 27.3, usual: 14 } as const;
  const doubts = [{ ...doubt, times: null, place: null, count: null }];
  const at = [answer(getPropertyMap, mapOf([{ ...toPin(home), doubts }]))];
  await openListing('?city=Miami&view=map', { size: { width: 1440, height: 900 }, answers: at });
  await expect.element(button('Draw Area')).toBeEnabled();
  const opened = await openHome(home);
  await expect.element(opened).toMatchTextContent(/Check this.*The cap rate is 27%/);
});
