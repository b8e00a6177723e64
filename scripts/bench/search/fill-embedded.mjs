// Run with tsx: fills the embedded database of a data folder before the server opens it.
import { mkdirSync } from 'node:fs';
import { openDb } from '../../../apps/server/src/platform/db/open-db.ts';
import { fillMarket } from './fill-market.mjs';

const [dataDir, count] = process.argv.slice(2);
mkdirSync(dataDir, { recursive: true });
const database = await openDb({ databaseUrl: undefined, dataDir });
await fillMarket(database.db.$client, Number(count));
await database.close();
