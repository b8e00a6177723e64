import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';

/**
 * If several processes start together, the first one's text is kept and nobody reads half of it:
 * written to a temporary name, then linked. → whether ours was kept.
 */
export function writeOnce(path: string, text: string): boolean {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  writeFileSync(unfinished, text, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(unfinished, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!WITHOUT_LINKS.has(code ?? '')) throw error;
    return writeFirst(path, text);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Some network shares do not support hard links. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

function writeFirst(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
