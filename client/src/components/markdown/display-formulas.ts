import type { Options } from 'react-markdown';

interface FormulaNode {
  readonly type: string;
  readonly position?: { readonly start: { readonly offset?: number | undefined } } | undefined;
  readonly data?: { hProperties?: Record<string, unknown> };
  readonly children?: readonly FormulaNode[];
}

/** Displays every `$$x$$`, as TeX does; remark-math does so only when the marks are on lines of their own. */
export const displayFormulas: NonNullable<Options['remarkPlugins']>[number] =
  () => (tree: FormulaNode, file: { readonly value: unknown }) => {
    const source = String(file.value);
    const rest: FormulaNode[] = [tree];
    for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
      const { type, position, data, children = [] } = node;
      if (type === 'inlineMath' && data !== undefined && source.startsWith('$$', position?.start.offset))
        data.hProperties = { className: ['language-math', 'math-display'] };
      rest.push(...children);
    }
  };
