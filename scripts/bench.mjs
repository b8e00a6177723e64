// npm run bench: runs every benchmark in turn, each printed as a table.
import './lib/use-node.mjs';
import { installDependencies } from './lib/install.mjs';

await installDependencies();
const { build } = await import('./build.mjs');
await build();
const { benchWeb } = await import('./bench/web.mjs');
await benchWeb();
const { benchEngine } = await import('./bench/engine.mjs');
await benchEngine();
const { benchAnalyze } = await import('./bench/analyze.mjs');
await benchAnalyze();
const { benchReport } = await import('./bench/report.mjs');
await benchReport();
const { benchCompare } = await import('./bench/compare.mjs');
await benchCompare();
const { benchEvents } = await import('./bench/events.mjs');
await benchEvents();
const { benchBoard } = await import('./bench/board.mjs');
await benchBoard();
const { benchToday } = await import('./bench/today.mjs');
await benchToday();
const { benchSearch } = await import('./bench/search.mjs');
await benchSearch();
const { benchAlerts } = await import('./bench/alerts.mjs');
await benchAlerts();
