import { getStreetSetup } from '@alpha/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '~test/explorer-page';
import { answer, callsTo } from '~test/fake-api';
import { marketAnswers } from '~test/market-answers';
import { openScreen, reopenScreen } from '~test/open-screen';

const hint = () => page.getByText(/^This map has no streets yet/);

async function openClose(as: 'admin' | 'salesman'): Promise<void> {
  await openScreen('/app/listing?within=-80.21*25.75*-80.17*25.78&zoom=14', {
    as,
    size: { width: 1440, height: 900 },
    answers: [
      answer(getStreetSetup, { problem: 'missing', is_configured: false }),
      ...marketAnswers(),
    ],
  });
  await expect.element(button('Draw Area')).toBeEnabled();
}

describe('a close map without streets', () => {
  test('tells an administrator so, once, and where to add them', async () => {
    await openClose('admin');
    await expect.element(hint()).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Add them' }))
      .toHaveAttribute('href', '/app/imports');
    await button('Hide').click();
    await expect.element(hint()).not.toBeInTheDocument();
    const asked = callsTo(getStreetSetup).length;
    reopenScreen();
    await expect.element(button('Draw Area')).toBeEnabled();
    await expect.poll(() => document.querySelectorAll('.maplibregl-canvas').length).toBe(1);
    expect(callsTo(getStreetSetup)).toHaveLength(asked);
    await expect.element(hint()).not.toBeInTheDocument();
  });

  test('tells nobody who could not add them', async () => {
    await openClose('salesman');
    await expect.poll(() => document.querySelectorAll('.maplibregl-canvas').length).toBe(1);
    await expect.element(hint()).not.toBeInTheDocument();
    expect(callsTo(getStreetSetup)).toEqual([]);
  });
});
