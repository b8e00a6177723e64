import { createLead, enableTwoFactor, verifyTwoFactor } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { storePhoto } from '../src/listings/photos/photos.service.ts';
import { storePortrait } from '../src/listings/photos/portraits.ts';
import { openDb } from '../src/platform/db/open-db.ts';
import {
  properties,
  propertyImages,
  staffProfiles,
  users,
} from '../src/platform/db/schema/index.ts';
import { storeAppSecret } from '../src/platform/installation/app-secret.ts';
import { signedIn } from './people.ts';
import { drawPhoto } from './photos.ts';
import { shareToken } from './share-token.ts';
import { preparedFolder } from './template.ts';
import { fillTestApp } from './test-app.ts';
import { codeOf } from './totp-code.ts';

export const UNICODE_NAME = 'Ñandú “O’Connor” 李 🏡\\n\t{"x"}';

/** An installation with data: a second factor, a shared report, a photo, a portrait, a lead; closed again. */
export async function fillOffice() {
  const dataDir = await preparedFolder();
  const database = await openDb({ databaseUrl: undefined, dataDir });
  const test = await fillTestApp(database, {
    demo: { scale: 0.02, leads: 30 },
    config: { dataDir },
  });
  storeAppSecret(dataDir, test.deps.appSecret);
  const [home] = await database.db
    .select()
    .from(properties)
    .where(eq(properties.status, 'active'))
    .limit(1);
  if (!home) throw new Error('no home');
  const photo = await storePhoto(dataDir, await drawPhoto().jpeg().toBuffer());
  await database.db.insert(propertyImages).values({ propertyId: home.id, position: 99, ...photo });
  const portraitUrl = await storePortrait(dataDir, await drawPhoto().jpeg().toBuffer());
  const [owner] = await database.db
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.email, 'salesman@alpha.test'));
  if (!owner) throw new Error('no salesman');
  await database.db
    .insert(staffProfiles)
    .values({ ...owner, photoUrl: portraitUrl })
    .onConflictDoUpdate({ target: staffProfiles.userId, set: { photoUrl: portraitUrl } });

  const leader = await signedIn(test, 'leader@alpha.test');
  const { secret } = (await leader(enableTwoFactor)).json();
  await leader(verifyTwoFactor, { body: { one_time_password: codeOf(secret, -1) } });
  const salesman = await signedIn(test, 'salesman@alpha.test');
  const person = { last_name: 'Prueba', phone: '+57 300 555 0100', email: 'unicode@leads.test' };
  const lead = (
    await salesman(createLead, { body: { first_name: UNICODE_NAME, ...person } })
  ).json();
  const token = await shareToken(test, home.id, { locale: 'es' });
  await test.close();
  return {
    dataDir,
    secret: secret as string,
    token,
    photoUrl: photo.url,
    portraitUrl,
    leadId: lead.id as number,
  };
}

export type FilledOffice = Awaited<ReturnType<typeof fillOffice>>;
