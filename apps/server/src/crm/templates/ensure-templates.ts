import type { Db } from '../../platform/db/db.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';
import { DEFAULT_TEMPLATES } from './default-templates.ts';
import { insertTemplates } from './templates.queries.ts';

const KEY = 'default_templates';

/** The first texts of every installation; only once, so that deleted ones stay away. */
export async function ensureTemplates(db: Db): Promise<void> {
  if ((await findSetting(db, KEY)) !== null) return;
  await insertTemplates(
    db,
    DEFAULT_TEMPLATES.map(({ kind, purpose, name, en, es }) => ({
      ...{ kind, purpose, name: name.en, nameEs: name.es },
      ...{ subjectEn: en.subject ?? '', bodyEn: en.body },
      ...{ subjectEs: es.subject ?? '', bodyEs: es.body },
    })),
  );
  await saveSetting(db, KEY, true);
}
