import { chakra } from '@chakra-ui/react';
import 'katex/dist/katex.min.css';
import { useContext, type ComponentProps } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform, type Options } from 'react-markdown';
import rehypeKatex from 'rehype-katex';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { CodeText } from '../code-block/code-text.tsx';
import { boundedFormulas } from './bounded-formulas.ts';
import { boundedTables, isNestedTooDeeply, takesTooLong } from './bounded-markdown.ts';
import { displayFormulas } from './display-formulas.ts';
import { joinedFormulas } from './joined-formulas.ts';
import { imageAddress, isOwnPdf } from './loaded-address.ts';
import { mentionLinks } from './mention-links.ts';
import { PdfFrame } from './pdf-frame.tsx';
import { PicturesContext } from './picture-sizes.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import { SourceBoundary } from './source-boundary.tsx';

const remarkPlugins: Options['remarkPlugins'] = [remarkGfm, remarkMath, displayFormulas, boundedTables];
const withMentions: Options['remarkPlugins'] = [...remarkPlugins, mentionLinks];
// The order matters: clean what was written, then draw formulas. Sizes are bounded, in em.
const rehypePlugins: Options['rehypePlugins'] = [
  [rehypeSanitize, sanitizeSchema],
  boundedFormulas,
  joinedFormulas,
  [rehypeKatex, { throwOnError: false, strict: 'ignore', trust: false, maxExpand: 500, maxSize: 25 }],
];

/** Links wait for a click; all other addresses are loaded with the page. */
const urlTransform: Options['urlTransform'] = (address, attribute) =>
  attribute === 'href' ? defaultUrlTransform(address) : imageAddress(address);

const components: Components = {
  code({ className, children, node: _node, ...rest }) {
    const language = /language-(\S+)/.exec(className ?? '')?.[1];
    if (language === undefined || typeof children !== 'string') return <code {...rest}>{children}</code>;
    return <CodeText code={children.replace(/\n$/, '')} language={language} />;
  },
  a({ href, children }) {
    if (isOwnPdf(href)) return <PdfFrame href={href}>{children}</PdfFrame>;
    const isElsewhere = /^https?:/.test(href ?? '');
    return (
      <a href={href} {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {children}
      </a>
    );
  },
  img({ src, alt }) {
    return <Picture src={src} alt={alt ?? ''} />;
  },
  table({ children }) {
    return (
      <div className="table-scroll">
        <table>{children}</table>
      </div>
    );
  },
};

function Picture({ src, alt }: { readonly src: string | undefined; readonly alt: string }) {
  const known = useContext(PicturesContext).find(({ address }) => address === src);
  return <img src={src} alt={alt} width={known?.width} height={known?.height} loading="lazy" decoding="async" />;
}

/**
 * Renders Markdown with tables, formulas and code. Tags of raw HTML are left out, unsafe links and images lose their
 * address.
 *
 * @param hasMentions makes links of mentioned usernames.
 */
export function Markdown({
  source,
  hasMentions = false,
  ...rest
}: { readonly source: string; readonly hasMentions?: boolean } & ComponentProps<typeof Prose>) {
  return (
    <Prose {...rest}>
      <SourceBoundary key={source} source={source}>
        {isNestedTooDeeply(source) || takesTooLong(source) ? (
          <pre>{source}</pre>
        ) : (
          <ReactMarkdown
            remarkPlugins={hasMentions ? withMentions : remarkPlugins}
            rehypePlugins={rehypePlugins}
            urlTransform={urlTransform}
            components={components}
          >
            {source}
          </ReactMarkdown>
        )}
      </SourceBoundary>
    </Prose>
  );
}

const Prose = chakra('div', {
  base: {
    fontSize: '0.9375rem',
    lineHeight: '1.65',
    overflowWrap: 'anywhere',
    // Formulas can move what they draw by negative spaces: it must not cover the rest of the page.
    overflow: 'clip',
    overflowClipMargin: '4px',
    '& > * + *': { marginTop: '3' },
    '& h1, & h2, & h3, & h4': { fontWeight: 'semibold', lineHeight: '1.35', marginTop: '5' },
    '& h1': { fontSize: 'lg' },
    '& h2': { fontSize: 'md' },
    '& ul': { listStyle: 'disc', paddingInlineStart: '6' },
    '& ol': { listStyle: 'decimal', paddingInlineStart: '6' },
    '& li + li': { marginTop: '1' },
    '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& strong': { fontWeight: 'semibold' },
    '& em': { fontStyle: 'italic' },
    '& :not(pre) > code': {
      fontFamily: 'mono',
      fontSize: '0.875em',
      bg: 'bg.muted',
      borderRadius: 'sm',
      paddingInline: '1',
      paddingBlock: '0.5',
    },
    '& pre': {
      bg: 'bg.subtle',
      borderWidth: '1px',
      borderRadius: 'l2',
      padding: '3',
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
      overflowX: 'auto',
    },
    '& blockquote': {
      borderInlineStartWidth: '3px',
      borderColor: 'border.emphasized',
      paddingInlineStart: '3',
      color: 'fg.muted',
    },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: 'l1', display: 'inline-block' },
    '& .table-scroll': { overflowX: 'auto' },
    '& table': { borderCollapse: 'collapse', fontSize: '0.875rem' },
    '& th, & td': { borderWidth: '1px', paddingInline: '3', paddingBlock: '1', textAlign: 'start' },
    '& th': { bg: 'bg.subtle', fontWeight: 'medium' },
    '& hr': { borderTopWidth: '1px' },
    '& .pdf': { display: 'block' },
    '& .pdf a + a': { marginInlineStart: '3', fontSize: 'sm' },
    '& .pdf iframe': {
      display: 'block',
      width: '100%',
      height: 'min(80vh, 60rem)',
      marginTop: '2',
      borderWidth: '1px',
      borderRadius: 'l2',
    },
    '& .katex': { fontSize: '1.08em' },
    '& .katex-display': { overflowX: 'auto', overflowY: 'hidden', paddingBlock: '1' },
    '& .contains-task-list': { listStyle: 'none', paddingInlineStart: '1' },
  },
});
