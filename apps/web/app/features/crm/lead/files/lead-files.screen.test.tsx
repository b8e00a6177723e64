import {
  deleteLeadFile,
  downloadLeadFile,
  type LeadFile,
  listLeadFiles,
  logout,
  renameLeadFile,
  restoreLeadFile,
  uploadLeadFile,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse, SUCCESS, setAnswers } from '~test/fake-api';
import { FakeUpload } from '~test/fake-upload';
import { leadServer } from '~test/lead-server';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';
import { allUploads } from './upload-queue';

const { XMLHttpRequest } = window;
beforeAll(() => {
  window.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
});
afterAll(() => {
  window.XMLHttpRequest = XMLHttpRequest;
});

const t = translatorFor('en', 'leadFiles');
const es = translatorFor('es', 'leadFiles');
const undo = translatorFor('en', 'undo');

const PASSPORT: LeadFile = {
  ...{ id: 7, lead_id: 1, name: 'Pasaporte de José.pdf', kind: 'pdf', bytes: 1_240_000 },
  ...{ has_thumbnail: false, uploaded_by: { id: PEOPLE.salesman.id, name: 'Sofía Lareda' } },
  created_at: '2026-03-01T10:00:00.000Z',
};
const files = () => page.getByRole('region', { name: t('title') });
const fileOf = (name: string, text = 'x') => new File([text], name, { type: 'text/plain' });

test('files of a lead are listed, renamed, deleted and brought back', async () => {
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      answer(listLeadFiles, [PASSPORT]),
      answer(renameLeadFile, ({ body }) => ({ ...PASSPORT, name: body.name })),
      answer(deleteLeadFile, SUCCESS),
      answer(restoreLeadFile, PASSPORT),
      ...leadServer().answers,
    ],
  });
  await expect.element(files().getByText('1.2 MB')).toBeVisible();
  await expect.element(files().getByText('Sofía Lareda')).toBeVisible();
  const menu = () => files().getByRole('button', { name: t('actions', { name: PASSPORT.name }) });
  await menu().click();
  await page.getByRole('menuitem', { name: t('menu.rename') }).click();
  const field = page.getByRole('dialog').getByLabelText(t('name'));
  await expect.element(field).toHaveValue('Pasaporte de José');
  await field.fill('Pasaporte');
  await userEvent.keyboard('{Enter}');
  await expect.element(files().getByText('Pasaporte.pdf')).toBeVisible();
  expect(callsTo(renameLeadFile)[0]?.body).toEqual({ name: 'Pasaporte.pdf' });
  await files()
    .getByRole('button', { name: t('actions', { name: 'Pasaporte.pdf' }) })
    .click();
  await page.getByRole('menuitem', { name: t('menu.delete') }).click();
  await expect.element(files().getByText(t('none'))).toBeVisible();
  await page.getByRole('button', { name: undo('action') }).click();
  await expect.element(files().getByText(PASSPORT.name)).toBeVisible();
});

test('several files are attached one after the other; one that is refused stays with the reason', async () => {
  const stored: LeadFile[] = [];
  const accept = answer(uploadLeadFile, ({ query }) => {
    const file = { ...PASSPORT, id: 10 + stored.length, name: query.name };
    stored.push(file);
    return file;
  });
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [accept, answer(listLeadFiles, () => stored), ...leadServer().answers],
  });
  await expect.element(files().getByText(t('none'))).toBeVisible();
  const input = files().getByLabelText(t('add'));
  await userEvent.upload(input, [fileOf('one.txt'), fileOf('two.txt'), fileOf('empty.txt', '')]);
  await expect
    .element(files().getByRole('button', { name: t('download', { name: 'one.txt' }) }))
    .toBeVisible();
  await expect
    .element(files().getByRole('button', { name: t('download', { name: 'two.txt' }) }))
    .toBeVisible();
  await expect.element(files().getByText(t('problem.empty'))).toBeVisible();
  await files()
    .getByRole('button', { name: t('dismiss', { name: 'empty.txt' }) })
    .click();
  await expect.element(files().getByText(t('problem.empty'))).not.toBeInTheDocument();
  setAnswers([refuse(uploadLeadFile, 'leadFile.hasMacros')]);
  await userEvent.upload(input, [fileOf('macros.docx')]);
  await expect
    .element(files().getByText(translatorFor('en', 'errors')('leadFile.hasMacros')))
    .toBeVisible();
  // Saved again without them, or the refusal was about room: the same file once more.
  setAnswers([accept]);
  await files()
    .getByRole('button', { name: t('retry', { name: 'macros.docx' }) })
    .click();
  await expect
    .element(files().getByRole('button', { name: t('download', { name: 'macros.docx' }) }))
    .toBeVisible();
});

test('files are dropped or pasted anywhere on the lead', async () => {
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      answer(uploadLeadFile, ({ query }) => ({ ...PASSPORT, name: query.name })),
      answer(listLeadFiles, () =>
        callsTo(uploadLeadFile).map(({ query }, id) => ({ ...PASSPORT, id, name: query.name })),
      ),
      ...leadServer().answers,
    ],
  });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(files().getByText(t('none'))).toBeVisible();
  const data = new DataTransfer();
  data.items.add(fileOf('dropped.txt'));
  const drag = (type: string) =>
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data });
  heading.element().dispatchEvent(drag('dragenter'));
  await expect.element(page.getByText(/Drop to attach/)).toBeVisible();
  heading.element().dispatchEvent(drag('drop'));
  await expect
    .element(files().getByRole('button', { name: t('download', { name: 'dropped.txt' }) }))
    .toBeVisible();
  await expect.element(page.getByText(/Drop to attach/)).not.toBeInTheDocument();
  const pasted = new DataTransfer();
  pasted.items.add(fileOf('pasted.txt'));
  document.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: pasted }),
  );
  await expect.poll(() => callsTo(uploadLeadFile).length).toBe(2);
  expect(callsTo(uploadLeadFile)[1]?.query).toEqual({ name: 'pasted.txt' });
});

test('a file that has gone says so, and the section fits a phone in Spanish', async () => {
  await openScreen('/app/leads/1', {
    as: 'salesman',
    locale: 'es',
    size: PHONE,
    answers: [
      answer(listLeadFiles, [PASSPORT]),
      refuse(downloadLeadFile, 'leadFile.notFound'),
      ...leadServer().answers,
    ],
  });
  await page.getByRole('button', { name: es('download', { name: PASSPORT.name }) }).click();
  await expect.element(page.getByText(es('downloadFailed'))).toBeVisible();
  await expectNoSidewaysScroll();
  await expectNoViolationsInBothThemes();
});

test('an iPhone photo says that it has no preview; a failed upload is gone after signing out', async () => {
  const photo: LeadFile = { ...PASSPORT, id: 9, name: 'Visit.heic', kind: 'heic' };
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      ...[answer(listLeadFiles, [photo]), answer(logout, SUCCESS)],
      ...[refuse(uploadLeadFile, 'leadFile.hasMacros'), ...leadServer().answers],
    ],
  });
  await expect.element(files().getByText(t('noPreview'))).toBeVisible();
  await userEvent.upload(files().getByLabelText(t('add')), [fileOf('of-somebody.docx')]);
  const name = t('dismiss', { name: 'of-somebody.docx' });
  await expect.element(files().getByRole('button', { name })).toBeVisible();
  expect(allUploads()).toHaveLength(1);
  const out = translatorFor('en', 'layout')('app.logout');
  await page.getByRole('button', { name: out, exact: true }).click();
  await expect.poll(currentPath).toBe('/app/login');
  expect(allUploads()).toEqual([]);
});
