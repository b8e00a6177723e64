/** Vite's, as far as tests use it: files as text. Vite's own types would bring Node's with them. */
interface ImportMeta {
  glob(
    pattern: string,
    options: { query: '?raw'; import: 'default'; eager: true },
  ): Record<string, string>;
  glob(
    pattern: string,
    options: { query: '?raw'; import: 'default' },
  ): Record<string, () => Promise<string>>;
}
