import { getBoard, listUsers, type Role } from '@alpha/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll } from '~test/accessibility';
import { answer } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';

const SEEN: Record<Role, string[]> = {
  admin: [
    ...['Today', 'Opportunities', 'Contacts', 'Dashboard', 'Users', 'Status', 'Curators'],
    'Imports',
    'Settings',
    'Two-factor',
  ],
  leader: [
    ...['Today', 'Opportunities', 'Contacts', 'Dashboard', 'Users', 'Curators'],
    ...['Settings', 'Two-factor'],
  ],
  salesman: [
    ...['Today', 'Opportunities', 'Contacts', 'Dashboard', 'Curators'],
    ...['Settings', 'Two-factor'],
  ],
};

test.each(['admin', 'leader', 'salesman'] as const)(
  'the CRM bar shows the %s the pages of the role, and fits a phone',
  async (as) => {
    const board = answer(getBoard, { role: as, owner: null, roles: [], columns: [] });
    await openScreen('/app/board', { as, size: PHONE, answers: [board, answer(listUsers, [])] });
    const bar = page.getByRole('navigation', { name: 'CRM menu' });
    await expect
      .poll(() =>
        bar
          .getByRole('link')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(SEEN[as]);
    expectNoSidewaysScroll();
  },
);
