import { parseSync } from 'oxc-parser';

/** A regular expression in a source. */
export interface Expression {
  readonly file: string;
  readonly line: number;
  /** As it stands there. */
  readonly text: string;
  /** Null: it is made while the program runs. */
  readonly pattern: string | null;
  readonly flags: string;
}

type Node = Readonly<Record<string, unknown>>;

/** Literals, and calls of RegExp with or without `new`. */
export function expressionsOf(file: string, source: string): Expression[] {
  const found: Expression[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    if (!isNode(node)) return;
    const expression = expressionIn(node);
    if (expression !== null) {
      const [start, end] = [Number(node['start']), Number(node['end'])];
      found.push({
        file,
        line: source.slice(0, start).split('\n').length,
        text: source.slice(start, end),
        ...expression,
      });
    }
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(file, source).program);
  return found;
}

function expressionIn(node: Node): Pick<Expression, 'pattern' | 'flags'> | null {
  if (node['type'] === 'Literal' && isNode(node['regex']))
    return { pattern: String(node['regex']['pattern']), flags: String(node['regex']['flags']) };
  const isCall = node['type'] === 'NewExpression' || node['type'] === 'CallExpression';
  if (!isCall || !isNode(node['callee']) || node['callee']['name'] !== 'RegExp') return null;
  const [pattern, flags] = Array.isArray(node['arguments']) ? node['arguments'] : [];
  const isConstant = isNode(pattern) && typeof pattern['value'] === 'string';
  return {
    pattern: isConstant ? String(pattern['value']) : null,
    flags: isNode(flags) && typeof flags['value'] === 'string' ? flags['value'] : '',
  };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
