/*
 * Rules of ours that no plugin of oxlint has: one style for constants and private members, and the line length that the
 * formatter cannot enforce in strings and comments.
 */

const maxColumns = 120;
const upperCase = /^[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*$/u;

interface Report {
  readonly message: string;
  readonly node?: unknown;
  readonly loc?: { readonly line: number; readonly column: number };
}

interface RuleContext {
  readonly sourceCode: { readonly lines: readonly string[] };
  report(report: Report): void;
}

interface Declaration {
  readonly id: { readonly type: string; readonly name?: string };
}

interface Member {
  readonly accessibility: string | null;
  readonly kind?: string;
}

const camelCaseConstants = {
  create: (context: RuleContext) => ({
    VariableDeclarator(node: Declaration) {
      if (node.id.type !== 'Identifier' || !upperCase.test(node.id.name ?? '')) return;
      context.report({ node, message: 'Constants are camelCase, as all variables.' });
    },
  }),
};

const hashPrivate = {
  create(context: RuleContext) {
    const check = (node: Member) => {
      if (node.accessibility === 'public' || (node.accessibility === 'private' && node.kind !== 'constructor')) {
        context.report({ node, message: 'Private members are #names, public ones have no modifier.' });
      }
    };
    return { PropertyDefinition: check, MethodDefinition: check };
  },
};

const lineLength = {
  create: (context: RuleContext) => ({
    Program() {
      context.sourceCode.lines.forEach((text, index) => {
        if (text.length > maxColumns) {
          context.report({
            loc: { line: index + 1, column: 0 },
            message: `Line of ${text.length} columns; ${maxColumns} at most.`,
          });
        }
      });
    },
  }),
};

/** Plugin of oxlint (`.oxlintrc.json`). */
export default {
  meta: { name: 'house' },
  rules: { 'camel-case-constants': camelCaseConstants, 'hash-private': hashPrivate, 'line-length': lineLength },
};
