import { defaultSchema } from 'rehype-sanitize';

type Schema = typeof defaultSchema;

/**
 * What may stay of a statement: the usual safe elements, and the two classes by which formulas are found afterwards. It
 * runs before the formulas are drawn, so that nothing a writer typed can pretend to be one.
 */
export const sanitizeSchema: Schema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-./, 'math-inline', 'math-display']],
    img: ['src', 'alt', 'title', 'width', 'height'],
  },
  protocols: { ...defaultSchema.protocols, src: ['http', 'https'], href: ['http', 'https', 'mailto'] },
};
