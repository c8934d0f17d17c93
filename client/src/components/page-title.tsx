import { siteName } from '../lib/site/site-name.ts';

/** The title of the browser's tab: what is on the page, then the site. */
export function PageTitle({ text }: { readonly text: string }) {
  return <title>{`${text} - ${siteName}`}</title>;
}
