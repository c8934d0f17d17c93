import type { ReactNode } from 'react';

/**
 * A PDF where its link stands, by the browser's own viewer. Its link opens it alone, since phones show none in frames;
 * another one downloads it (specification, section 9). Spans, since links stand in paragraphs; no words, since this
 * stands on every page.
 */
export function PdfFrame({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const title = typeof children === 'string' ? children : (href.split('/').at(-1) ?? href);
  return (
    <span className="pdf">
      <a href={href} target="_blank" rel="noopener">
        {children}
      </a>{' '}
      <a href={href} download>
        PDF ↓
      </a>
      <iframe src={href} title={title} loading="lazy" />
    </span>
  );
}
