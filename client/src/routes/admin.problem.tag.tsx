import { TagsPage } from '../features/problem/tags/tags-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <TagsPage />;
}
