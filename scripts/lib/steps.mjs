// Shared helpers: run a command, print progress, stop on failure.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './paths.mjs';

/**
 * Runs a command; resolves to its exit code, with its output when captured. `prefix` begins each line
 * it prints, for commands that run side by side.
 */
export function run(command, args, { capture = false, prefix, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: capture || prefix ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr].filter(Boolean))
      if (prefix)
        createInterface({ input: stream }).on('line', (line) => console.log(prefix + line));
      else
        stream.on('data', (chunk) => {
          output += chunk;
        });
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export async function must(command, args, options) {
  const result = await run(command, args, { ...options, capture: true });
  if (result.code === 0) return result;
  process.stderr.write(result.output);
  console.error(`\n${command} ${args.join(' ')} failed.`);
  process.exit(1);
}

/** A tool that npm installed with the project. */
export const bin = (name) => `${root}/node_modules/.bin/${name}`;
