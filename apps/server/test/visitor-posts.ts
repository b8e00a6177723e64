import { submitLead } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { leadMailWindows, leads, mailOutbox } from '../src/platform/db/schema/index.ts';
import { callerWith } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let made = 0;

export const openIntakeApp = () =>
  openTestApp({ people: { leads: 4 }, config: { publicUrl: 'https://alpha.example.com' } });

/** No email waits or was sent, and nobody has reached the hourly limit. */
export async function forgetEmails({ database: { db } }: TestApp): Promise<void> {
  await db.delete(mailOutbox);
  await db.delete(leadMailWindows);
}

/** What a form of the public site sends, each time with another address. */
export const visitorPost = (more: object = {}) => {
  made += 1;
  return {
    user_id: 1,
    first_name: 'Lucía',
    last_name: 'Prado',
    phone: '+57 300 555 0100',
    email: `lucia.${made}@leads.test`,
    adicionales: [{ label: 'País', answer: 'Perú' }],
    utms: {},
    ...more,
  };
};

/** Answers of the quiz that make an aggressive profile. */
export const QUIZ_ANSWERS = [
  { label: '¿Dónde vive?', answer: 'Bogotá, Colombia' },
  { label: 'Edad', answer: 'Más de 55', id: 3 },
  { label: 'Pago inicial', answer: '$269,000' },
  { label: 'Riesgo', answer: 'Alto', id: 3 },
  { label: 'Objetivo', answer: 'Retorno', id: 2 },
  { label: 'Tipo', answer: 'Lujo', id: 3 },
  { label: 'Salida', answer: 'Vender', id: 3 },
  { label: 'Fondo', answer: 'Sí', id: 1 },
];

/** → the response, which must be a success. */
export async function submitPost(test: TestApp, body: object) {
  const answer = await callerWith(test)(submitLead, { body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

export async function storedLead({ database: { db } }: TestApp, id: number) {
  const [row] = await db.select().from(leads).where(eq(leads.id, id));
  if (!row) throw new Error(`no lead ${id}`);
  return row;
}
