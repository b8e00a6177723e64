/** "On Mon, Ana wrote:", also over two lines, in languages of our investors. */
const ATTRIBUTION =
  /^(?:on|el|le|em|am|il)\b[^\n]{0,200}(?:\n[^\n]{0,200})?\b(?:wrote|escribió|escribio|escreveu|a écrit|schrieb|ha scritto)\s*:\s*$/iu;
/** Outlook's line above the message that is answered. */
const DIVIDER =
  /^(?:-{2,}\s*(?:original message|mensaje original|mensagem original|message d'origine|forwarded message|mensaje reenviado)\s*-{2,}|_{20,})\s*$/iu;
/** Outlook's head of that message: a first line and, right below, when it was sent. */
const HEAD =
  /^\*?(?:from|de|von|da)\s?:\*?\s.+\n(?:.*\n)?\*?(?:sent|date|enviado(?: el)?|fecha|data|envoyé|gesendet)\s?:/iu;
const PHONE_SIGNATURE =
  /^(?:sent from my|enviado desde mi|enviado do meu|get outlook for|obtener outlook para)\b.{0,60}$/iu;

/** What the sender wrote, without the message they answer; everything, if nothing else would be left. */
export function withoutQuote(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((_, i) => startsQuote(lines, i));
  const above = end < 0 ? lines : [...lines.slice(0, end), ...answersBelow(lines, end)];
  const own = trimmed(above.filter((line) => !/^\s*>/.test(line)));
  return own || trimmed(lines);
}

function startsQuote(lines: readonly string[], i: number): boolean {
  const two = `${lines[i]?.trim()}\n${lines[i + 1]?.trim() ?? ''}`;
  const three = `${two}\n${lines[i + 2]?.trim() ?? ''}`;
  const [first = ''] = two.split('\n');
  return (
    ATTRIBUTION.test(first) || ATTRIBUTION.test(two) || DIVIDER.test(first) || HEAD.test(three)
  );
}

/** Answers between the quoted lines; a quote without signs has nothing to tell them by. */
function answersBelow(lines: readonly string[], start: number): string[] {
  const below = lines.slice(start);
  const first = below.findIndex((line) => /^\s*>/.test(line));
  // The signs begin right below the attribution.
  if (first < 0 || below.slice(0, first).filter((line) => line.trim()).length > 2) return [];
  return below.slice(first);
}

function trimmed(lines: readonly string[]): string {
  const kept = [...lines];
  while (kept.length > 0 && isNothing(kept.at(-1) ?? '')) kept.pop();
  return kept
    .join('\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const isNothing = (line: string) => line.trim() === '' || PHONE_SIGNATURE.test(line.trim());
