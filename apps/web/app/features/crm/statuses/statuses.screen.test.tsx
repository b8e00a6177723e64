import {
  createStatus,
  deleteStatus,
  type EditedStatus,
  getBoard,
  getStatus,
  listStatuses,
  listUsers,
  reorderStatuses,
  updateStatus,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refusal, refuse, SUCCESS, setAnswers } from '~test/fake-api';
import { currentPath, openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'statuses');
const ui = translatorFor('en', 'ui');
const errors = translatorFor('en', 'errors');

const status = (
  id: number,
  role: EditedStatus['role'],
  order: number,
  leads = 0,
): EditedStatus => ({
  ...{ id, name: `Column ${id}`, name_es: null, role, order, leads_count: leads },
  probability: null,
  is_after_shortlist: false,
});

type Kept = {
  name_es?: string | null | undefined;
  probability?: number | null | undefined;
  is_after_shortlist?: boolean | undefined;
};
const keptOf = ({ name_es = null, probability, is_after_shortlist }: Kept, each: EditedStatus) => ({
  is_after_shortlist: is_after_shortlist ?? each.is_after_shortlist,
  ...{ name_es, probability: probability === undefined ? each.probability : probability },
});

/** Statuses as stored on the server: two for leaders, three for salesmen, one for admins. */
function statusServer(more: readonly EditedStatus[] = []) {
  let all = [
    ...more,
    status(1, 'admin', 1),
    status(2, 'leader', 1),
    status(3, 'leader', 2),
    status(4, 'salesman', 1, 7),
    status(5, 'salesman', 2),
    status(6, 'salesman', 3),
  ];
  const find = (id: number) => all.find((each) => each.id === id) ?? refusal('status.notFound');
  return [
    answer(listStatuses, () => all),
    answer(getStatus, ({ params }) => find(params.id)),
    answer(createStatus, ({ body }) => {
      const { name_es = null, probability = null, is_after_shortlist = false } = body;
      const kept = { name_es, probability, is_after_shortlist };
      const made = { ...body, ...kept, id: 9, leads_count: 0 };
      all = [...all, made];
      return made;
    }),
    answer(updateStatus, ({ params, body }) => {
      all = all.map((each) =>
        each.id === params.id ? { ...each, ...body, ...keptOf(body, each) } : each,
      );
      return find(params.id);
    }),
    answer(reorderStatuses, ({ body: { role, ids } }) => {
      const inOrder = ids.flatMap((id, i) =>
        all.filter((each) => each.id === id).map((each) => ({ ...each, order: i + 1 })),
      );
      all = [...all.filter((each) => each.role !== role), ...inOrder];
      return inOrder;
    }),
    answer(deleteStatus, ({ params }) => {
      all = all.filter(({ id }) => id !== params.id);
      return SUCCESS;
    }),
  ];
}

const openList = (path = '/app/leads-status') =>
  openScreen(path, { as: 'admin', answers: statusServer() });
const columnOf = (role: string) => page.getByRole('region', { name: role });
const rowsOf = (role: string) => columnOf(role).getByRole('listitem');
const field = (
  name: 'form.name' | 'form.nameEs' | 'form.role' | 'form.order' | 'form.probability',
) => page.getByLabelText(t(name), { exact: true });

async function choose(name: string, entry: 'menu.edit' | 'menu.delete') {
  await page.getByRole('button', { name: t('menu.of', { name }) }).click();
  await page.getByRole('menuitem', { name: t(entry) }).click();
}

test('a status is created, moved, renamed and deleted', async () => {
  await openList();
  await page.getByRole('link', { name: t('add', { role: 'Leader' }) }).click();
  await expect.element(field('form.role')).toHaveValue('leader');
  await field('form.name').fill('Probe');
  await page.getByRole('button', { name: t('form.create') }).click();
  await expect.poll(currentPath).toBe('/app/leads-status');
  // A new one is last unless another position is typed.
  await expect.element(rowsOf('Leader').last()).toMatchTextContent('Probe');

  const up = page.getByRole('button', { name: t('moveUp', { name: 'Probe' }) });
  (up.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(t('moved', { name: 'Probe', place: 2 }))).toBeInTheDocument();
  await expect.element(up).toHaveFocus();
  await expect.element(rowsOf('Leader').nth(1)).toMatchTextContent('Probe');
  await page.getByRole('button', { name: t('moveDown', { name: 'Probe' }) }).click();
  await expect.element(page.getByText(t('moved', { name: 'Probe', place: 3 }))).toBeInTheDocument();
  // At the end only the opposite button is enabled.
  await expect.element(up).toHaveFocus();

  await choose('Probe', 'menu.edit');
  await field('form.name').fill('Probe renamed');
  await field('form.nameEs').fill('Prueba');
  await field('form.probability').fill('120');
  await page.getByRole('button', { name: t('form.save') }).click();
  await expect.element(page.getByText(t('form.probabilityInvalid'))).toBeVisible();
  await field('form.probability').fill('35');
  await page.getByLabelText(t('form.afterShortlist')).click();
  await page.getByRole('button', { name: t('form.save') }).click();
  await expect.poll(() => callsTo(updateStatus).at(-1)?.body.probability).toBe(35);
  expect(callsTo(updateStatus).at(-1)?.body.is_after_shortlist).toBe(true);
  await expect.poll(() => callsTo(updateStatus).at(-1)?.body.name_es).toBe('Prueba');
  await expect.element(columnOf('Leader').getByText('Probe renamed')).toBeVisible();

  await choose('Probe renamed', 'menu.delete');
  await userEvent.keyboard('{Escape}');
  await expect
    .element(page.getByRole('button', { name: t('menu.of', { name: 'Probe renamed' }) }))
    .toHaveFocus();
  await choose('Probe renamed', 'menu.delete');
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent(t('delete.text'));
  await dialog.getByRole('button', { name: t('delete.action') }).click();
  await expect.element(page.getByText(t('delete.done'), { exact: true })).toBeVisible();
  await expect.element(columnOf('Leader').getByText('Probe renamed')).not.toBeInTheDocument();
  // Its row is gone: the adjacent one has the focus.
  await expect
    .element(page.getByRole('button', { name: t('menu.of', { name: 'Column 3' }) }))
    .toHaveFocus();
});

test('a role with more than ten columns has pages, and a row moved to the next one is followed', async () => {
  const more = Array.from({ length: 9 }, (_, i) => status(20 + i, 'leader', 3 + i));
  await openScreen('/app/leads-status', { as: 'admin', answers: statusServer(more) });
  // The pages are a list too.
  const shown = () => columnOf('Leader').element().querySelectorAll('[data-status]').length;
  await expect.poll(shown).toBe(10);
  await page.getByRole('button', { name: t('moveDown', { name: 'Column 27' }) }).click();
  await expect.poll(currentPath).toBe('/app/leads-status?leader-page=2');
  await expect.poll(shown).toBe(1);
  await expect.element(rowsOf('Leader').first()).toMatchTextContent('Column 27');
  await expect.poll(() => rowsOf('Salesman').elements()).toHaveLength(3);
});

test('a rejected order is reverted, with the server’s reason', async () => {
  await openList();
  await expect.element(rowsOf('Leader').first()).toMatchTextContent('Column 2');
  setAnswers([refuse(reorderStatuses, 'status.listChanged')]);
  await page.getByRole('button', { name: t('moveDown', { name: 'Column 2' }) }).click();
  await expect.element(page.getByText(errors('status.listChanged'))).toBeVisible();
  await expect.element(rowsOf('Leader').first()).toMatchTextContent('Column 2');
  expect(callsTo(reorderStatuses)).toHaveLength(1);
});

test('a rejected delete keeps its dialog, with the reason', async () => {
  await openList();
  setAnswers([refuse(deleteStatus, 'status.lastOfRole')]);
  await choose('Column 1', 'menu.delete');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('delete.action') }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(errors('status.lastOfRole'));
});

test('a status with leads is not deleted: the dialog links to the board', async () => {
  await openList();
  setAnswers([
    answer(getBoard, { role: 'admin', owner: null, roles: [], columns: [] }),
    answer(listUsers, []),
  ]);
  await choose('Column 4', 'menu.delete');
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent(t('delete.inUseTitle', { name: 'Column 4' }));
  await expect
    .element(dialog.getByRole('button', { name: t('delete.action') }))
    .not.toBeInTheDocument();
  await dialog.getByRole('link', { name: t('delete.board') }).click();
  await expect.poll(currentPath).toBe('/app/board');
});

describe('the form', () => {
  test('suggests the position after the last of the role until another is typed', async () => {
    await openList('/app/leads-status/new');
    await expect.element(field('form.order')).toHaveValue(null);
    await field('form.role').selectOptions('leader');
    await expect.element(field('form.order')).toHaveValue(3);
    await field('form.role').selectOptions('salesman');
    await expect.element(field('form.order')).toHaveValue(4);
    await field('form.order').fill('2');
    await field('form.role').selectOptions('leader');
    await expect.element(field('form.order')).toHaveValue(2);
  });

  test('asks for what is missing and shows a taken name at its field', async () => {
    await openList('/app/leads-status/new');
    await field('form.order').fill('0');
    await page.getByRole('button', { name: t('form.create') }).click();
    await expect.poll(() => page.getByText(t('form.required')).elements()).toHaveLength(2);
    await expect.element(page.getByText(t('form.orderInvalid'))).toBeVisible();
    expect(callsTo(createStatus)).toEqual([]);
    await field('form.name').fill('contacted');
    await field('form.role').selectOptions('salesman');
    await field('form.order').fill('9');
    setAnswers([refuse(createStatus, 'status.nameTaken', { name: ['taken'] })]);
    await page.getByRole('button', { name: t('form.create') }).click();
    // Once, at its field, which has the focus.
    await expect.poll(() => page.getByText(errors('status.nameTaken')).elements()).toHaveLength(1);
    await expect.element(field('form.name')).toHaveFocus();
    await expect.element(field('form.name')).toHaveValue('contacted');
  });

  test('a failed save without a message shows ours, in Spanish the exact one', async () => {
    const es = translatorFor('es', 'statuses');
    await openScreen('/app/leads-status/new?role=leader', {
      as: 'admin',
      locale: 'es',
      answers: [
        answer(createStatus, () => new Response('not json', { status: 500 })),
        ...statusServer(),
      ],
    });
    await page.getByLabelText(es('form.name')).fill('Prueba');
    await page.getByRole('button', { name: es('form.create') }).click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Error al guardar el estatus, verifique los datos.');
  });
});

test('statuses are for administrators', async () => {
  await openScreen('/app/leads-status', { as: 'leader' });
  await expect.element(page.getByText(ui('forbidden.title'))).toBeVisible();
});

test.each(['/app/leads-status', '/app/leads-status/new', '/app/edit-leads-status/1'])(
  '%s is complete in Spanish, fits a phone and is accessible',
  async (path) => {
    const answers = statusServer();
    await openScreen(path, { as: 'admin', locale: 'es', size: PHONE, answers });
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/estatus/i);
    await expect.element(page.getByText(/Column 1|Posición|Nombre/).first()).toBeVisible();
    // The settings show where one is, and on a phone scroll there.
    const settings = page.getByRole('navigation', {
      name: translatorFor('es', 'settings')('title'),
    });
    const current = settings.getByRole('link', {
      name: translatorFor('es', 'settings')('nav.statuses'),
    });
    await expect.element(current).toHaveAttribute('aria-current', 'page');
    await expectNoViolationsInBothThemes();
  },
);
