import { readFile } from 'node:fs/promises';

/** Node's types include only its own WebAssembly types. */
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<WebAssembly.Module> };

let compiled: Promise<WebAssembly.Module> | undefined;

/** Once for all databases of a process: compiling it again took half the time of opening one. */
export function compiledPglite(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
  const index = import.meta.resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(new URL('pglite.wasm', index)));
}
