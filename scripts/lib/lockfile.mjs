// What must hold for package-lock.json, so that the same bytes are installed everywhere.

/** Platforms the product is built, tested and run on, as npm names them. */
const OURS = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
];

/**
 * → one line for each problem. `isStrict`: binaries of every platform need an integrity; without it,
 * those of other platforms may have none where the registry did not have them.
 */
export function lockfileProblems({ packages }, { allowScripts = {} }, { isStrict = false } = {}) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return [];
    const name = nameOf(path);
    const problems = [];
    if (entry.resolved) problems.push(`${name}: names a place to download it from`);
    if (entry.hasInstallScript && typeof allowScripts[name] !== 'boolean')
      problems.push(`${name}: has an install script; allow or forbid it in allowScripts`);
    if (!entry.integrity && (isStrict || !isForeign(entry)))
      problems.push(`${name}@${entry.version}: has no integrity; run \`npm run lock:complete\``);
    if (entry.integrity && !/^sha512-[\w+/]{86}==$/.test(entry.integrity))
      problems.push(`${name}@${entry.version}: its integrity is not SHA-512`);
    return problems;
  });
}

export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Entries without integrity: what is installed is then whatever the registry sends. */
export const incompleteEntries = ({ packages }) =>
  Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity,
  );

/** An optional binary for none of our platforms. */
function isForeign({ optional, os, cpu, libc }) {
  if (!optional || !(os || cpu)) return false;
  const fits = (list, value) => !list || list.includes(value);
  return !OURS.some((our) => fits(os, our.os) && fits(cpu, our.cpu) && fits(libc, our.libc));
}
