import { TextLink } from './text-link.tsx';

/** Address of a user's page. */
export function userHomePath(username: string): string {
  return `/user-home?username=${encodeURIComponent(username)}`;
}

/** The name of a user, leading to their page. */
export function UserLink({ username }: { readonly username: string }) {
  return (
    <TextLink to={userHomePath(username)} overflowWrap="anywhere">
      {username}
    </TextLink>
  );
}
