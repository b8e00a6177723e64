// Finds text a person would read that does not come from the messages.
import ts from 'typescript';

/** Attributes whose value is read aloud or shown. */
const SPOKEN = new Set(['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description']);
/** A name is the same in every language. */
const NAMES = new Set(['Alpha Agent']);
const LETTERS = /\p{L}{2,}/u;

export function* rawTextIn(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  yield* visit(file, file);
}

function* visit(node, file) {
  const raw = rawTextOf(node);
  if (raw && LETTERS.test(raw) && !NAMES.has(raw)) {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    yield { line: line + 1, raw };
  }
  const children = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* visit(child, file);
}

function rawTextOf(node) {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isJsxExpression(node) && node.expression && ts.isJsxElement(node.parent))
    return ts.isStringLiteralLike(node.expression) ? node.expression.text.trim() : '';
  if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer)
    return ts.isStringLiteral(node.initializer) ? node.initializer.text.trim() : '';
  return '';
}
