/** The part of Vite's types that tests use: files as text. Vite's own types would add Node's. */
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
