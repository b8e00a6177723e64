// Finds visible text that does not come from the messages.
import ts from 'typescript';

/** Attributes whose value is read aloud or shown. */
const SPOKEN = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-valuetext',
]);
/** Names are the same in every language. */
const NAMES = new Set(['Alpha Agent']);
const LETTERS = /\p{L}{2,}/u;

/** `a && 'text'` shows the text; `a === 'text'` only compares with it. */
const SHOWN_OPERATORS = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

export function* rawTextIn(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  yield* visit(file, file);
}

function* visit(node, file) {
  for (const raw of rawTextsOf(node)) {
    if (!LETTERS.test(raw) || NAMES.has(raw)) continue;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    yield { line: line + 1, raw };
  }
  const children = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* visit(child, file);
}

function rawTextsOf(node) {
  if (ts.isJsxText(node)) return [node.text.trim()];
  const isChild = ts.isJsxElement(node.parent ?? node) || ts.isJsxFragment(node.parent ?? node);
  if (ts.isJsxExpression(node) && node.expression && isChild) return literalsIn(node.expression);
  if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer)
    return literalsIn(node.initializer);
  return [];
}

/** Text an expression may show: follows conditions and templates, not calls. */
function literalsIn(node) {
  if (ts.isStringLiteralLike(node)) return [node.text.trim()];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(node))
    return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node) && SHOWN_OPERATORS.has(node.operatorToken.kind))
    return [...literalsIn(node.left), ...literalsIn(node.right)];
  if ((ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) && node.expression)
    return literalsIn(node.expression);
  return [];
}
