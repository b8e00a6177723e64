import { Readable } from 'node:stream';
import { LEAD_FILE_MAX_BYTES, type LeadFileKind } from '@alpha/contract';
import type { DemoLead } from '@alpha/demo-market';
import { dropReceived, keepReceived, receiveFile } from '../crm/index.ts';
import type { Db } from '../platform/db/db.ts';
import { leadActivities, leadFiles } from '../platform/db/schema/index.ts';
import { drawLetter } from './draw-letter.ts';

const DAY_MS = 86_400_000;

type Sample = { kind: LeadFileKind; name: string; content: () => Promise<Buffer> };

type Attached = { leads: readonly DemoLead[]; dataDir: string; now: number };

/** What investors send before they buy; every page says that it is a sample. */
export async function insertFiles(
  db: Db,
  { leads: owners, dataDir, now }: Attached,
): Promise<void> {
  for (const [index, lead] of owners.entries()) {
    const samples = samplesOf(lead, now);
    for (const [place, sample] of samples.slice(0, index === 0 ? 2 : 1).entries())
      await attach(db, { lead, dataDir, sample, at: new Date(now - (2 + place) * DAY_MS) });
  }
}

type Attaching = { lead: DemoLead; dataDir: string; sample: Sample; at: Date };

async function attach(db: Db, { lead, dataDir, sample, at }: Attaching): Promise<void> {
  const body = Readable.from([await sample.content()]);
  const received = await receiveFile(dataDir, body, LEAD_FILE_MAX_BYTES);
  try {
    await keepReceived(dataDir, received, null);
  } finally {
    await dropReceived(received.path);
  }
  const { hash, bytes } = received;
  const { name, kind } = sample;
  const who = { leadId: lead.id, createdAt: at };
  const [file] = await db
    .insert(leadFiles)
    .values({ ...who, name, kind, bytes, hash, hasThumbnail: false, uploadedBy: lead.userId })
    .returning({ id: leadFiles.id });
  if (!file) throw new Error('the demo file was not stored');
  const data = { file_id: file.id, name };
  await db
    .insert(leadActivities)
    .values({ ...who, kind: 'file_added', actorId: lead.userId, data });
}

function samplesOf(lead: DemoLead, now: number): Sample[] {
  const person = [lead.firstName, lead.lastName].filter((part) => part !== '-').join(' ');
  const day = new Date(now - 3 * DAY_MS);
  const isSpanish = lead.quiz?.language !== 'en';
  const date = day.toLocaleDateString(isSpanish ? 'es' : 'en', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
  return isSpanish
    ? [
        {
          ...{ kind: 'pdf', name: 'Prueba de fondos (ejemplo).pdf' },
          content: () =>
            drawLetter({
              ...{ title: 'Prueba de fondos', date, at: day },
              paragraphs: [
                `A quien corresponda: ${person} mantiene con nosotros una cuenta con saldo suficiente para el pago inicial de una propiedad en Florida.`,
                'Este documento es un ejemplo. El banco, la persona y la cuenta son inventados.',
              ],
            }),
        },
        {
          ...{ kind: 'csv', name: 'Gastos previstos.csv' },
          content: async () =>
            Buffer.from('Concepto,USD\nPago inicial,95000\nCierre,8200\nReserva,6000\n'),
        },
      ]
    : [
        {
          ...{ kind: 'pdf', name: 'Proof of funds (sample).pdf' },
          content: () =>
            drawLetter({
              ...{ title: 'Proof of funds', date, at: day },
              paragraphs: [
                `To whom it may concern: ${person} holds an account with us with enough funds for the down payment on a property in Florida.`,
                'This document is a sample. The bank, the person and the account are invented.',
              ],
            }),
        },
        {
          ...{ kind: 'csv', name: 'Planned costs.csv' },
          content: async () =>
            Buffer.from('Item,USD\nDown payment,95000\nClosing,8200\nReserve,6000\n'),
        },
      ];
}
