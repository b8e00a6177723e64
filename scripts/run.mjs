// Runs a tool that npm installed, with the right Node: node scripts/run.mjs vitest run …
import './lib/use-node.mjs';
import { bin, run } from './lib/steps.mjs';

const [tool, ...args] = process.argv.slice(2);
const { code } = await run(bin(tool), args);
process.exit(code);
