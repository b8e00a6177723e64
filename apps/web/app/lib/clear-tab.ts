/** What staff typed and did not save, kept by this tab. */
const PREFIXES = ['draft:/app/', 'typed:', 'two-factor-key-shown'];

const forgetters = new Set<() => void>();

/** For what a module keeps in memory for the life of the tab. */
export const onClearTab = (forget: () => void): void => void forgetters.add(forget);

/** After signing out, nothing of the work stays in the tab for the next person at the computer. */
export function clearTab(): void {
  for (const forget of forgetters) forget();
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (PREFIXES.some((prefix) => key.startsWith(prefix))) window.sessionStorage.removeItem(key);
  } catch {
    // Nothing stored, nothing to remove.
  }
}
