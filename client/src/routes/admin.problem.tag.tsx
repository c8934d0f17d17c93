import { TagsPage } from '../features/tags/tags-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <TagsPage />;
}
